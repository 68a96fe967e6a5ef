import type { PricedPacking } from '@caravan/warehouse-packages/contract';
import type { ChosenPacking } from './packing-prices.ts';

/** A packing option with its price. */
export const presentPacking = ({ kind, priceFen }: ChosenPacking): PricedPacking => ({ kind, price_fen: priceFen });
