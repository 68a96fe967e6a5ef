import type { PackingKind } from '@caravan/warehouse-packages/contract';
import type { ChosenPacking } from '@caravan/warehouse-packages/port';

/** A packing option of the shop. */
export interface PackingPrice extends ChosenPacking {
  offered: boolean;
}

/** The prices of a shop that has not changed them. */
export const firstPrices: readonly PackingPrice[] = [
  { kind: 'remove_boxes', priceFen: 0, offered: true },
  { kind: 'vacuum', priceFen: 300, offered: true },
  { kind: 'corner_protection', priceFen: 500, offered: true },
  { kind: 'moisture_bag', priceFen: 200, offered: true },
  { kind: 'gift', priceFen: 0, offered: true },
];

/** The chosen options with their prices, in the fixed order; undefined if one of them is not offered. */
export const choosePacking = (
  prices: readonly PackingPrice[],
  kinds: readonly PackingKind[],
): ChosenPacking[] | undefined => {
  const chosen = prices.filter(({ kind, offered }) => offered && kinds.includes(kind));
  return chosen.length === kinds.length ? chosen.map(({ kind, priceFen }) => ({ kind, priceFen })) : undefined;
};
