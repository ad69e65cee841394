/** Where the pictures of the classic court cards are, by card. */
declare module 'virtual:courts' {
  export const courts: Readonly<Record<string, string>>;
}
