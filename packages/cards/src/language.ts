/** The languages every text exists in. */
export type Language = 'de' | 'en' | 'hu';
/** All languages, in the order of the language menu. */
export const LANGUAGES: readonly Language[] = ['de', 'en', 'hu'];
