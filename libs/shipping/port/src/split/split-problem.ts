import type { Fen } from '@caravan/kernel';
import type { SplitGoal } from '@caravan/shipping/contract';
import { joinLoads, parcelWith, type ParcelLoad } from '../quotes/parcel-load.ts';
import { noServices, quoteMethod } from '../quotes/quote-method.ts';
import { zoneFor, type ShippingMethodVersion, type Zone } from '../methods/shipping-method.ts';

/** Share of an item, or of several together, in a parcel of a plan. */
export interface SplitLoad extends ParcelLoad {
  /** Counts for the duty-free limit and as the declared value. */
  valueFen: Fen;
}

/** Goods to divide into parcels, with the methods and limits of a plan. Plain data, because a thread gets it. */
export interface SplitProblem {
  /** At least one item. */
  goods: readonly SplitLoad[];
  /** Of methods with the same fee the first one is taken. */
  methods: readonly ShippingMethodVersion[];
  country: string;
  goal: SplitGoal;
  /** The highest value of one parcel; null for no limit. */
  limitFen: Fen | null;
}

/** A method, narrowed to the one zone of the country. */
export interface Carrier extends ShippingMethodVersion {
  zones: readonly [Zone];
}

/** A parcel's shipping method, with its fee and its days. */
export interface Way {
  methodId: string;
  feeFen: Fen;
  etaMaxDays: number;
}

/** The load of two lots of goods in one parcel. */
export const joinGoods = (some: SplitLoad, others: SplitLoad): SplitLoad => ({
  ...joinLoads(some, others),
  valueFen: some.valueFen + others.valueFen,
});

/** The methods that go to the country. */
export const carriersTo = ({ methods, country }: Pick<SplitProblem, 'methods' | 'country'>): Carrier[] =>
  methods.flatMap((method) => {
    const zone = zoneFor(method, country);
    return zone ? [{ ...method, zones: [{ ...zone, countries: [country] }] as const }] : [];
  });

/**
 * Finds a way to send some goods in one parcel: undefined if no carrier accepts it, or if it is worth more than the
 * limit.
 */
export type Reckon = (load: SplitLoad) => Way | undefined;

/** The cheapest way among these carriers, by the same quote as everywhere. */
export const cheapestWay =
  (carriers: readonly Carrier[], { country, limitFen }: Pick<SplitProblem, 'country' | 'limitFen'>): Reckon =>
  (load) => {
    if (limitFen !== null && load.valueFen > limitFen) return undefined;
    const parcel = parcelWith(load, load.valueFen, noServices);
    let best: Way | undefined;
    for (const carrier of carriers) {
      const quote = quoteMethod(carrier, country, parcel);
      if (quote && !quote.refusal && (!best || quote.feeFen < best.feeFen))
        best = { methodId: carrier.id, feeFen: quote.feeFen, etaMaxDays: quote.etaMaxDays };
    }
    return best;
  };

/**
 * Whether a carrier can take an item in some parcel. What it refuses about the item alone, it refuses about every
 * parcel with it, but for the least weight: no other limit becomes easier with more goods.
 */
export const accepts = (carrier: Carrier, item: SplitLoad, country: string): boolean =>
  quoteMethod({ ...carrier, minG: 0 }, country, parcelWith(item, item.valueFen, noServices))?.refusal === null;
