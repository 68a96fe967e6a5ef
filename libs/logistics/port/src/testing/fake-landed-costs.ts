import type { LandedCosts } from '../logistics.ports.ts';

const unknown = { low_fen: null, high_fen: null, limit_fen: null, standing: null };

/** Knows nothing of any country. */
export const fakeLandedCosts: LandedCosts = {
  forCountry: async (country) => (parcel) => ({
    country,
    at: '2026-11-20T08:00:00.000Z',
    value_fen: parcel.valueFen,
    shipping_fen: parcel.shippingFen,
    kinds: parcel.kinds,
    duty: unknown,
    tax: unknown,
    fees: { low_fen: null, high_fen: null },
    total_low_fen: null,
    total_high_fen: null,
    version: null,
    rate: null,
    rate_day: null,
    fee_rates: [],
    figures: null,
  }),
};
