import type { CustomsLine as DeclaredLine } from '@caravan/customs/port';
import { shareFen, type Fen, type Gram } from '@caravan/kernel';
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

/** Goods as customs see them: `tariff` is null for goods that nobody has classified. */
interface Content extends Pick<CustomsLine, 'description' | 'origin' | 'quantity' | 'tariff'> {
  valueFen: Fen;
  weightG: Gram;
}

const asDeclared = ({ hs_code: tariff, value_fen: valueFen, weight_g: weightG, ...line }: DeclaredLine): Content => ({
  ...line,
  tariff,
  valueFen,
  weightG,
});

/** Goods that are not declared have their parts of the declared value, by what they cost. */
const undeclared = ({ goods, declaredValueFen }: Pick<ParcelToLabel, 'declaredValueFen' | 'goods'>): Content[] => {
  const isPriced = goods.some(({ valueFen }) => valueFen > 0);
  const values = shareFen(
    declaredValueFen,
    goods.map(({ valueFen, quantity }) => (isPriced ? valueFen : quantity)),
  );
  return goods.map(({ name, quantity, weightG }, index) => ({
    description: describe(name),
    quantity,
    origin: 'CN',
    tariff: null,
    valueFen: values[index] ?? 0,
    weightG,
  }));
};

/**
 * The lines of a parcel's customs declaration: as staff have declared its contents, otherwise by the goods. Their weights
 * are parts of the parcel's weight.
 */
export const customsLinesOf = (
  parcel: Pick<ParcelToLabel, 'declaredValueFen' | 'goods' | 'weightG'>,
  declared: readonly DeclaredLine[],
  yuanPerDollar: number,
): CustomsLine[] => {
  const contents = declared.length ? declared.map(asDeclared) : undeclared(parcel);
  // The goods may weigh less than the parcel, and never more.
  const goodsG = contents.reduce((sum, one) => sum + one.weightG, 0);
  const weights = shareFen(
    Math.min(goodsG, parcel.weightG),
    contents.map((one) => one.weightG),
  );
  return contents.map(({ description, quantity, origin, tariff, valueFen }, index) => ({
    description,
    quantity,
    weightG: Math.max(1, weights[index] ?? 0),
    // Services refuse goods without a value.
    valueUsdCents: Math.max(1, Math.round(valueFen / yuanPerDollar)),
    origin,
    tariff,
  }));
};
