import type { Texts } from '../texts.ts';
import { app } from './app.ts';
import { fair } from './fair.ts';
import { home } from './home.ts';
import { lobby } from './lobby.ts';
import { refusals } from './refusals.ts';
import { sheet } from './sheet.ts';

/** All texts of this language. */
export const texts: Texts = { app, fair, home, lobby, refusals, sheet };
