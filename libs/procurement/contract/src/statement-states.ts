/**
 * How what staff recorded of a purchase compares with the statements of their accounts: no statement has its number;
 * the amounts agree, or their difference was settled; they differ; nothing was recorded to compare with.
 */
export const bookStates = ['open', 'matched', 'differs', 'unknown'] as const;
export type BookState = (typeof bookStates)[number];

/** The outcome of an imported row of a statement; `known` was imported before. */
export const statementOutcomes = ['matched', 'amount_differs', 'unknown', 'known', 'refused'] as const;
