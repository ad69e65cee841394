/** The score sheet. */
export const sheet = {
  title: 'Punkte',
  deal: 'Runde',
  total: 'Summe',
  target: (points: number): string => `Gespielt wird bis ${points}.`,
  missing: 'fehlen noch',
  reached: 'erreicht',
  empty: 'Noch ist keine Runde zu Ende.',
  details: (deal: number): string => `Wie kam Runde ${deal} zustande?`,
  nothing: 'In dieser Runde hat niemand Punkte gemacht.',
  running: 'Zwischenstand',
  winners: (names: string): string => `Gewonnen: ${names}`,
  youWon: 'Gewonnen!',
  again: 'Noch eine Partie',
  goOn: 'Weiter',
  review: 'Partie ansehen',
  reviewDeal: 'Diese Runde ansehen',
};
