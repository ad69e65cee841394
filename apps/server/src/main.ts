import { serve, stopOnSignals } from './serve.ts';

stopOnSignals(await serve());
