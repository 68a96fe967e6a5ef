/** The claims of the landing page (specification 18.2). The page shows no other numbers. */
export const logisticsClaims = {
  customers: 250_000,
  countries: 200,
  reach: { countries: 180, regions: 250 },
  warehouses: 7,
} as const;

/** Delivery types, fastest first, with their usual time from and to. */
export const deliveryWays = [
  { key: 'express', unit: 'days', from: 1, to: 3 },
  { key: 'injection', unit: 'days', from: 5, to: 10 },
  { key: 'postal', unit: 'days', from: 10, to: 14 },
  { key: 'ocean', unit: 'weeks', from: 3, to: 5 },
] as const;

export type DeliveryWay = (typeof deliveryWays)[number];
