/** The delivery types of the landing page, fastest first, and the unit of their times. */
export const deliveryWays = [
  { key: 'express', unit: 'days' },
  { key: 'injection', unit: 'days' },
  { key: 'postal', unit: 'days' },
  { key: 'ocean', unit: 'weeks' },
] as const;

/** The claims of the landing page until the owner writes others (specification 18.2). The page shows no other numbers. */
export const shippedClaims = {
  customers: 250_000,
  countries: 200,
  reach_countries: 180,
  reach_regions: 250,
  warehouses: 7,
  /** The usual time of each delivery type, from and to. */
  delivery: {
    express: { from: 1, to: 3 },
    injection: { from: 5, to: 10 },
    postal: { from: 10, to: 14 },
    ocean: { from: 3, to: 5 },
  },
};
