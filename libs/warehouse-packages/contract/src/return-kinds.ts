/** A shopper who gives goods back wants the money, or the same goods again. */
export const returnKinds = ['return', 'exchange'] as const;
export type ReturnKind = (typeof returnKinds)[number];
