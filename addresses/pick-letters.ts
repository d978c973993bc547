/** The three cards of an A・B・C, as they stand in its addresses and in its file. */
export const pickLetters = ['a', 'b', 'c'] as const;

export type PickLetter = (typeof pickLetters)[number];
