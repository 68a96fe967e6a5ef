import type { Availability } from '@caravan/goods/contract';
import type { Reading, ReadPrice, ReadSku } from '../reading.ts';

/** The lowest and the highest price of the variants that are left; null unless all variants have prices. */
export const rangeOf = (skus: readonly ReadSku[]): Pick<Reading, 'price' | 'highAmount'> | null => {
  const left = skus.filter(({ stock }) => stock !== 0);
  const sold = left.length > 0 ? left : skus;
  const prices = sold
    .map(({ price }) => price)
    .filter((price): price is ReadPrice => price !== null && Number(price.amount) > 0)
    .toSorted((a, b) => Number(a.amount) - Number(b.amount));
  const price = prices.at(0);
  const high = prices.at(-1);
  if (!price || !high || prices.length < sold.length) return null;
  return { price, highAmount: Number(high.amount) > Number(price.amount) ? high.amount : null };
};

/** The availability of variants, or of a product without any. */
export const stockOverall = (skus: readonly ReadSku[], whole: number | null): Availability => {
  const stocks = skus.length > 0 ? skus.map(({ stock }) => stock) : [whole];
  if (stocks.some((stock) => stock !== null && stock > 0)) return 'in_stock';
  return stocks.every((stock) => stock === 0) ? 'out_of_stock' : 'unknown';
};
