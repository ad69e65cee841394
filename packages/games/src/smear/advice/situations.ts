import type { Situation } from '../../situation.ts';
import type { View } from '../position.ts';
import { bidSituations } from './bid-situations.ts';
import { cardSituations } from './card-situations.ts';

/** Moments of Smear and what is wise there. */
export const situations: readonly Situation<View>[] = [...bidSituations, ...cardSituations];
