/** Everything the interface says outside the games' own words. German is written first; a text missing elsewhere does not compile. */
export interface Texts {
  readonly app: typeof import('./de/app.ts').app;
  readonly fair: typeof import('./de/fair.ts').fair;
  readonly home: typeof import('./de/home.ts').home;
  readonly lobby: typeof import('./de/lobby.ts').lobby;
  readonly refusals: typeof import('./de/refusals.ts').refusals;
  readonly sheet: typeof import('./de/sheet.ts').sheet;
}
