import type { Fen } from '@caravan/kernel';
import type { PriceTier } from './goods.endpoints.ts';

/**
 * The unit price at a quantity: the price of the tier that the quantity reaches, otherwise `price`. Tiers exist only
 * if all SKUs cost the same.
 */
export const unitPriceAt = (price: Fen, tiers: readonly PriceTier[], quantity: number): Fen =>
  tiers
    .filter((tier) => tier.min_quantity <= quantity)
    .reduce<PriceTier>((best, tier) => (tier.min_quantity >= best.min_quantity ? tier : best), {
      min_quantity: 0,
      price_fen: price,
    }).price_fen;
