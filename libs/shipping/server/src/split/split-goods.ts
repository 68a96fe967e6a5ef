import { sumFen, type Fen } from '@caravan/kernel';
import { fail, type SplitGoal, type SplitRequest } from '@caravan/shipping/contract';
import {
  activeMethods,
  loadOf,
  noServices,
  parcelOf,
  quoteMethod,
  type GoodToSend,
  type QuotedMethod,
  type ShippingMethodVersion,
} from '@caravan/shipping/port';
import type { ShippingContext } from '../shipping-context.ts';

export interface SplitParcelQuoted extends QuotedMethod {
  items: readonly GoodToSend[];
  valueFen: Fen;
}

export interface SplitQuoted {
  goal: SplitGoal;
  parcels: SplitParcelQuoted[];
  /** The best quote of all goods in one parcel; if none is possible, the refused one that would cost least. */
  single: QuotedMethod;
  gapFen: Fen;
  gapDays: number;
  limitFen: Fen | null;
}

/** Who asks; the work ends with the request. */
export interface SplitCaller {
  userId: string;
  signal: AbortSignal;
}

const valueOf = (items: readonly GoodToSend[]): Fen => sumFen(items.map(({ valueFen }) => valueFen));

/**
 * The duty-free limit of a country; null if it charges nothing whatever the value. Refuses countries that let nothing in
 * free, and goods of which one is above the limit alone.
 */
const limitFor = async (
  { dutyFreeLimits }: ShippingContext,
  country: string,
  items: readonly GoodToSend[],
): Promise<Fen | null> => {
  const limitFen = await dutyFreeLimits().limitFen(country);
  if (limitFen === null) throw fail('duty_free_limit_unknown');
  if (limitFen === 0) throw fail('duty_free_limit_none');
  const above = items.find(({ valueFen }) => valueFen > limitFen);
  if (above) throw fail('duty_free_item', { name: above.name });
  return Number.isFinite(limitFen) ? limitFen : null;
};

/** The quotes of goods in one parcel; what was paid for them is their declared value, as on the packing page. */
const quotesOf = (
  items: readonly GoodToSend[],
  { methods, country }: { methods: readonly ShippingMethodVersion[]; country: string },
): QuotedMethod[] => {
  const parcel = parcelOf(items, valueOf(items), noServices);
  return methods.flatMap((method) => {
    const quote = quoteMethod(method, country, parcel);
    return quote ? [{ method, quote }] : [];
  });
};

/** Names goods that no method carries even alone. A least weight does not count: the goods may travel with others. */
const impossible = (items: readonly GoodToSend[], to: Parameters<typeof quotesOf>[1]) => {
  const atAnyWeight = { ...to, methods: to.methods.map((method) => ({ ...method, minG: 0 })) };
  const stays = items.find((item) => quotesOf([item], atAnyWeight).every(({ quote }) => quote.refusal !== null));
  return stays ? fail('split_item', { name: stays.name }) : fail('split_impossible');
};

/** Open methods first, then the best one for the goal, then the cheapest; of equal ones the first by id. */
const singleOf = (quotes: readonly QuotedMethod[], goal: SplitGoal): QuotedMethod | undefined =>
  quotes.toSorted(
    ({ quote: a }, { quote: b }) =>
      Number(a.refusal !== null) - Number(b.refusal !== null) ||
      (goal === 'speed' ? a.etaMaxDays - b.etaMaxDays : 0) ||
      a.feeFen - b.feeFen,
  )[0];

/**
 * A plan for several parcels (specification 28): which goods travel together, by which methods, for a goal. Each parcel
 * has the same quote as `POST /packages/quote` for its goods. Nothing is reserved.
 */
export const splitGoods = async (
  context: ShippingContext,
  { userId, signal }: SplitCaller,
  request: SplitRequest,
): Promise<SplitQuoted> => {
  const now = context.clock();
  const { items, to: destination } = await context.goodsToSend().find(userId, request, now);
  const { country } = destination;
  const methods = await activeMethods(context.db, now, destination);
  const to = { methods, country };
  const { goal } = request;
  const single = singleOf(quotesOf(items, to), goal);
  if (!single) throw fail('country_not_served');
  const limitFen = goal === 'duty_free' ? await limitFor(context, country, items) : null;

  const goods = items.map((item) => ({ ...loadOf(item), valueFen: item.valueFen }));
  const solution = await context.splitter.split(
    { goods, methods, country, goal, limitFen },
    { caller: userId, signal },
  );
  if (!solution) throw impossible(items, to);
  const parcels = solution.parcels.map(({ items: indices, methodId, feeFen }) => {
    const chosen = indices.flatMap((index) => items[index] ?? []);
    const quoted = quotesOf(chosen, to).find(({ method }) => method.id === methodId);
    if (!quoted || quoted.quote.refusal || quoted.quote.feeFen !== feeFen)
      throw new Error(`the plan for ${methodId} does not follow from its goods`);
    return { ...quoted, items: chosen, valueFen: valueOf(chosen) };
  });
  return { goal, parcels, single, gapFen: solution.gapFen, gapDays: solution.gapDays, limitFen };
};
