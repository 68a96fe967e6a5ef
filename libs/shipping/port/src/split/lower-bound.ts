import type { Fen } from '@caravan/kernel';
import type { ZonePrices } from '../sheets/sheet-prices.ts';
import { bracketLines } from '../sheets/price-of.ts';
import { accepts, type Carrier, type SplitLoad, type SplitProblem } from './split-problem.ts';

/**
 * A bound that no plan undercuts, by prices of items. If each parcel that a carrier can take costs at least the sum of
 * its items' prices, then every plan costs at least the sum of all prices, because each item is in exactly one parcel.
 * (This is weak duality of the linear program of set partitioning: the prices are a feasible dual solution.)
 *
 * Each carrier has price lists of its own with this property, for the items that it accepts. The price of an item is the
 * lowest among its carriers, so a parcel of any carrier costs at least the prices of its items.
 */

const stepG = 500;

/** Amounts of the goods that a parcel adds up and that are limited, such as grams. */
interface Measure {
  of: (item: SplitLoad) => number;
  /** No parcel of the carrier has more. */
  most: number;
}

/**
 * A weight for which carriers charge, in grams: that of the goods (to which a carrier adds packing), or the volumetric
 * weight.
 */
interface Charge extends Measure {
  addedG: number;
}

const sumOf = (goods: readonly SplitLoad[], of: (item: SplitLoad) => number): number =>
  goods.reduce((sum, item) => sum + of(item), 0);

const limited = (goods: readonly SplitLoad[], of: Measure['of'], limit: number): Measure => ({
  of,
  most: Math.min(limit, sumOf(goods, of)),
});

const volumeOf = ({ extent }: SplitLoad): number => extent.volumeMm3;

/** The largest volume of a box: length + 2 (width + height) ≤ girth gives length × width × height ≤ girth³ / 108. */
const largestVolume = ({ maxSideMm, maxGirthMm }: Carrier): number =>
  Math.min(maxSideMm ** 3, maxGirthMm === null ? Number.POSITIVE_INFINITY : maxGirthMm ** 3 / 108);

type Price = (item: SplitLoad) => number;

/**
 * The fee for x grams is at least x times its smallest ratio to x. Within a step the fee is constant, so the ratio is
 * smallest at the end of a step, or at the limit. From step to step it only rises or only falls, because both the fee
 * and x grow evenly; so the first and the last whole step decide.
 */
const byRate = ({ zones: [zone] }: Carrier, { of, most, addedG }: Charge): Price => {
  const feeOf = (x: number): number =>
    zone.firstFen + zone.customsFen + zone.furtherFen * Math.max(0, Math.ceil((x + addedG - stepG) / stepG));
  const firstEnd = stepG * (Math.floor(addedG / stepG) + 1) - addedG;
  const lastEnd = stepG * Math.floor((most + addedG) / stepG) - addedG;
  const ends = [firstEnd, lastEnd, most].filter((x) => x > 0 && x <= most);
  const rate = Math.min(...ends.map((x) => feeOf(x) / x));
  return (item) => (of(item) === 0 ? 0 : of(item) * rate);
};

/**
 * The fee is at least a straight line: a part for the parcel and a part for each gram. The part for the parcel is spread
 * over a measure of which a parcel has at most `most`, so that its items pay at most the whole.
 */
const byShare = ({ zones: [zone] }: Carrier, charge: Charge, share: Measure): Price => {
  const perGram = zone.furtherFen / stepG;
  const base = zone.firstFen + zone.customsFen + perGram * (charge.addedG - stepG);
  if (base < 0 || !(share.most > 0 && Number.isFinite(share.most))) return () => 0;
  return (item) => (base * share.of(item)) / share.most + perGram * charge.of(item);
};

/**
 * A price sheet charges at least a straight line in each bracket, rounding aside; its ratio to the weight is smallest where
 * the line bends or the bracket ends. Surcharges only add to it, and so do the volume and the packing to the weight of goods.
 */
const bySheet = (prices: ZonePrices, { zones: [zone] }: Carrier): Price => {
  const rates = bracketLines(prices).flatMap(({ overG, toG, baseFen, baseG, fenPerGram }) => {
    const ends = [overG, Math.min(Math.max(baseG, overG), toG), toG].filter((grams) => grams > 0);
    return ends.map(
      (grams) => Math.max(0, zone.customsFen + baseFen + fenPerGram * Math.max(0, grams - baseG) - 0.5) / grams,
    );
  });
  const rate = Math.min(...rates);
  return ({ goodsG }) => goodsG * rate;
};

/** The valid price lists of a carrier for the items that it accepts, always in the same order. */
const priceLists = (carrier: Carrier, accepted: readonly SplitLoad[], limitFen: Fen | null): Price[] => {
  const weight = limited(accepted, ({ goodsG }) => goodsG, carrier.maxG - carrier.packingG);
  const volume = limited(accepted, volumeOf, largestVolume(carrier));
  const valueLimit = Math.min(limitFen ?? Number.POSITIVE_INFINITY, carrier.maxValueFen ?? Number.POSITIVE_INFINITY);
  const value = limited(accepted, ({ valueFen }) => valueFen, valueLimit);
  const { divisor, sheet } = carrier;
  if (sheet) {
    const price: Price = sheet.prices ? bySheet(sheet.prices, carrier) : () => 0;
    return Array.from({ length: 8 }, () => price);
  }
  const byWeight: Charge = { ...weight, addedG: carrier.packingG };
  const byVolume: Charge =
    divisor === null ? byWeight : { of: (item) => volumeOf(item) / divisor, most: volume.most / divisor, addedG: 0 };
  return [byWeight, byVolume].flatMap((charge) => [
    byRate(carrier, charge),
    ...[weight, volume, value].map((share) => byShare(carrier, charge, share)),
  ]);
};

/**
 * No plan with these carriers costs less, storage included. Null if an item is accepted by none of them, so that there
 * is no plan. A carrier whose least weight all accepted goods together do not reach takes no parcel.
 */
export const lowerBound = (
  { goods, country, limitFen }: Pick<SplitProblem, 'goods' | 'country' | 'limitFen'>,
  carriers: readonly Carrier[],
): Fen | null => {
  const offers = carriers.flatMap((carrier) => {
    const accepted = goods.filter((item) => accepts(carrier, item, country));
    if (sumOf(accepted, ({ goodsG }) => goodsG) + carrier.packingG < carrier.minG) return [];
    const lists = priceLists(carrier, accepted, limitFen);
    const dearest = lists.reduce((most, one) => (sumOf(accepted, one) > sumOf(accepted, most) ? one : most));
    return [{ accepted: new Set(accepted), lists: [...lists, dearest] }];
  });
  if (goods.some((item) => !offers.some(({ accepted }) => accepted.has(item)))) return null;
  const kinds = offers[0]?.lists.length ?? 0;
  const priceOf = (item: SplitLoad, kind: number): number =>
    offers.reduce(
      (lowest, { accepted, lists }) => (accepted.has(item) ? Math.min(lowest, lists[kind]!(item)) : lowest),
      Number.POSITIVE_INFINITY,
    );
  const sums = Array.from({ length: kinds }, (_, kind) => sumOf(goods, (item) => priceOf(item, kind)));
  // A fee is a whole number. The margin is for sums of fractions.
  return (
    Math.max(0, Math.ceil(Math.max(...sums) - 1e-3)) +
    sumOf(goods, ({ storageFen, handlingFen }) => storageFen + handlingFen)
  );
};
