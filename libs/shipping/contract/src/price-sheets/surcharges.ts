/** What a price sheet charges besides the freight, in the order in which pages show it. */
export const surchargeKinds = ['item', 'fuel', 'remote', 'battery'] as const;

export type SurchargeKind = (typeof surchargeKinds)[number];
