import type { IllegalRecord } from './illegal-case.ts';
import { smearIllegal } from './illegal-smear.ts';
import { spadesIllegal } from './illegal-spades.ts';
import { zsirozasIllegal } from './illegal-zsirozas.ts';

/** Records that break the rules, each in one way. */
export const ILLEGAL: readonly IllegalRecord[] = [...smearIllegal, ...zsirozasIllegal, ...spadesIllegal];
