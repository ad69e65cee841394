export { type BotPoolSettings, createBotPool } from './bot-pool.ts';
export * from './options.ts';
export { createServer, type Server } from './server.ts';
export { serve, type ServeOptions, type Serving, stopOnSignals } from './serve.ts';
export { simpleBots } from './simple-bots.ts';
