/** What a price sheet charges besides the freight, in the order in which pages show it. */
export const surchargeKinds = ['item', 'fuel', 'remote', 'size', 'battery'] as const;

export type SurchargeKind = (typeof surchargeKinds)[number];

/** What a size fee measures: the longest side, the second longest, all three, length plus girth, or the real weight. */
export const sizeMeasures = ['length', 'second_side', 'sides', 'girth', 'weight'] as const;

export const maxSizeFees = 12;
