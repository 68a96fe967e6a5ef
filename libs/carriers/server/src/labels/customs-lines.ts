import { shareFen } from '@caravan/kernel';
import type { ParcelToLabel } from '@caravan/warehouse-packages/port';
import type { CustomsLine } from '../ports/carrier.ts';

/** Customs officers read Latin letters; goods of which nothing is left get a general word. */
const describe = (name: string): string => {
  const latin = name
    .normalize('NFKC')
    .replaceAll(/[^\p{Script=Latin}\p{N} .,&/-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 50)
    .trim();
  return /\p{Script=Latin}{3}/u.test(latin) ? latin : 'Merchandise';
};

/**
 * The lines of a parcel's customs declaration: the goods with their parts of the declared value, by what they cost, and
 * of the parcel's weight.
 */
export const customsLinesOf = (
  { goods, declaredValueFen, weightG }: Pick<ParcelToLabel, 'declaredValueFen' | 'goods' | 'weightG'>,
  yuanPerDollar: number,
): CustomsLine[] => {
  const isPriced = goods.some(({ valueFen }) => valueFen > 0);
  const values = shareFen(
    declaredValueFen,
    goods.map(({ valueFen, quantity }) => (isPriced ? valueFen : quantity)),
  );
  // The goods may weigh less than the parcel, and never more.
  const goodsG = goods.reduce((sum, one) => sum + one.weightG, 0);
  const weights = shareFen(
    Math.min(goodsG, weightG),
    goods.map((one) => one.weightG),
  );
  return goods.map(({ name, quantity }, index) => ({
    description: describe(name),
    quantity,
    weightG: Math.max(1, weights[index] ?? 0),
    // Services refuse goods without a value.
    valueUsdCents: Math.max(1, Math.round((values[index] ?? 0) / yuanPerDollar)),
    origin: 'CN',
    tariff: null,
  }));
};
