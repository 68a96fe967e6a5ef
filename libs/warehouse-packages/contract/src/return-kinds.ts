/** What a shopper wants who gives goods back: the money, or the same goods again. */
export const returnKinds = ['return', 'exchange'] as const;
export type ReturnKind = (typeof returnKinds)[number];
