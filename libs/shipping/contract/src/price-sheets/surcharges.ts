/** A price sheet charges these besides the freight; pages show them in this order. */
export const surchargeKinds = ['item', 'fuel', 'remote', 'size', 'battery'] as const;

export type SurchargeKind = (typeof surchargeKinds)[number];

/** A size fee measures the longest side, the second longest, all three, length plus girth, or the real weight. */
export const sizeMeasures = ['length', 'second_side', 'sides', 'girth', 'weight'] as const;

export const maxSizeFees = 12;
