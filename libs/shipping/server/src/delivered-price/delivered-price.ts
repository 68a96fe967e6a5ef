import { sumFen, type Fen, type Gram } from '@caravan/kernel';
import { guessGoodsKind, type GoodsKind, type DeliveredPriceRequest } from '@caravan/shipping/contract';
import type { UsualWeightRow } from './usual-weight.table.ts';

type Goods = DeliveredPriceRequest['goods'][number];

export interface WeightRange {
  lowG: Gram;
  highG: Gram;
}

/** Goods of a kind without a stated weight. */
export interface Unweighed {
  kind: GoodsKind | null;
  pieces: number;
  usual: UsualWeightRow | undefined;
}

export type UsualWeights = ReadonlyMap<GoodsKind, UsualWeightRow>;

/** The goods without a stated weight, by kind, in the order in which the kinds appear. */
export const unweighedGoods = (goods: readonly Goods[], usual: UsualWeights): Unweighed[] => {
  const pieces = new Map<GoodsKind | null, number>();
  for (const { name, quantity, weight_g: weight } of goods) {
    if (weight !== null) continue;
    const kind = guessGoodsKind(name);
    pieces.set(kind, (pieces.get(kind) ?? 0) + quantity);
  }
  return [...pieces].map(([kind, count]) => ({
    kind,
    pieces: count,
    usual: kind === null ? undefined : usual.get(kind),
  }));
};

/**
 * The weight of all goods: stated weights, and for the others the shopper's own, or the usual weight of each kind. Null if
 * the weight of some is unknown (specification 37.3).
 */
export const weightOf = (
  { goods, usual, own_weight_g: own }: Pick<DeliveredPriceRequest, 'goods' | 'usual' | 'own_weight_g'>,
  unweighed: readonly Unweighed[],
): WeightRange | null => {
  const stated = goods.reduce((sum, { quantity, weight_g: weight }) => sum + quantity * (weight ?? 0), 0);
  if (unweighed.length === 0) return { lowG: stated, highG: stated };
  if (own !== undefined) return { lowG: stated + own, highG: stated + own };
  if (!usual) return null;
  const range = { lowG: stated, highG: stated };
  for (const { pieces, usual: weight } of unweighed) {
    if (!weight) return null;
    range.lowG += pieces * weight.lowG;
    range.highG += pieces * weight.highG;
  }
  return range;
};

/** The differences from quotes that the shop has published, in per cent. */
export interface PublishedDifferences {
  medianPercent: number;
  p90Percent: number;
}

const changed = (fen: Fen, percent: number): Fen => Math.round((fen * (100 + percent)) / 100);

/**
 * The freight as the shop's own record says: at the least what half of the parcels cost if that is below the quote, at the
 * most what nine of ten cost if that is above it (specification 37.2). Without a record the quotes are the range.
 */
export const freightRange = (
  quotes: { lowFen: Fen; highFen: Fen },
  record: PublishedDifferences | null,
): { low_fen: Fen; high_fen: Fen } => ({
  low_fen: record ? changed(quotes.lowFen, Math.min(0, record.medianPercent)) : quotes.lowFen,
  high_fen: record ? changed(quotes.highFen, Math.max(0, record.p90Percent)) : quotes.highFen,
});

type Range = { low_fen: Fen; high_fen: Fen };

/** The order with all parts that are known. */
export const totalRange = (orderFen: Fen, parts: readonly (Range | null)[]): Range => ({
  low_fen: sumFen([orderFen, ...parts.map((part) => part?.low_fen ?? 0)]),
  high_fen: sumFen([orderFen, ...parts.map((part) => part?.high_fen ?? 0)]),
});
