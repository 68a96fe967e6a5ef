/** The charges of a price sheet besides the freight, in the order in which pages show them. */
export const surchargeKinds = ['item', 'fuel', 'remote', 'size', 'battery'] as const;

export type SurchargeKind = (typeof surchargeKinds)[number];

/**
 * The measures of a size fee: the longest side, the second longest, all three, length plus girth, or the real weight.
 */
export const sizeMeasures = ['length', 'second_side', 'sides', 'girth', 'weight'] as const;

export const maxSizeFees = 12;
