import { otherReadings, sameAmount } from './prices/price-text.ts';
import { emptyReading, type Reading, type ReadPrice } from './reading.ts';
import { unique } from './text.ts';
import type { VisiblePrices } from './prices/visible-price.ts';

/** One product, merged from all sources of its page. */
export interface MergedReading extends Reading {
  /** True if the page's sources disagree about the price. The shopper is then asked to compare. */
  confirm: boolean;
}

const firstOf = <T>(readings: readonly Reading[], pick: (reading: Reading) => T | null): T | null =>
  readings.map(pick).find((value) => value !== null) ?? null;
const firstFilled = <T>(readings: readonly Reading[], pick: (reading: Reading) => T[]): T[] =>
  readings.map(pick).find((list) => list.length > 0) ?? [];

const isPositive = (price: ReadPrice | null): price is ReadPrice => price !== null && Number(price.amount) > 0;
const agrees = (a: ReadPrice, b: ReadPrice): boolean =>
  sameAmount(a.amount, b.amount) && (a.currency === null || b.currency === null || a.currency === b.currency);

/** A price without a currency gets the currency of another source with the same amount. */
const withCurrency = (price: ReadPrice, others: readonly ReadPrice[]): ReadPrice =>
  price.currency ? price : (others.find((other) => other.currency && sameAmount(other.amount, price.amount)) ?? price);

/** The page's prices for larger quantities, if its first one is the price. */
const tiersOf = (price: ReadPrice | null, { sure, tiers }: VisiblePrices) =>
  price && sure && sameAmount(price.amount, sure.amount) ? tiers : [];

/**
 * Three decimals are thousands in a shop that shows none (`1.234`), or a computed price. The page shows which. OpenGraph
 * states prices as the shop shows them, so without the page's price its number is not known.
 */
const withKnownPrice = (reading: Reading, { sure, lone }: VisiblePrices): Reading => {
  const { price } = reading;
  const others = price ? otherReadings(price.amount, price.currency) : [];
  if (!price || others.length === 0) return reading;
  const shown = [sure, lone].find(
    (one) => one && [price.amount, ...others].some((amount) => sameAmount(amount, one.amount)),
  );
  if (shown) return { ...reading, price: { ...price, amount: shown.amount } };
  return reading.source === 'open_graph' ? { ...reading, price: null } : reading;
};

interface ChosenPrice {
  /** The reading with the price. Null if the page's visible price replaced all of them. */
  reading: Reading | null;
  price: ReadPrice | null;
  confirm: boolean;
}

const choosePrice = (
  priced: readonly (Reading & { price: ReadPrice })[],
  isFree: boolean,
  visible: VisiblePrices,
): ChosenPrice => {
  const prices = priced.map((reading) => reading.price);
  const shown = visible.sure;
  const [first] = priced;
  if (!first) return { reading: null, price: isFree ? null : (shown ?? visible.lone), confirm: false };
  const disagree = prices.some((price) => !agrees(price, first.price));
  const supported = shown && priced.find((reading) => agrees(reading.price, shown));
  if (supported)
    return { reading: supported, price: withCurrency(supported.price, [shown, ...prices]), confirm: disagree };
  // Outdated structured data: it states a price that the page crosses out.
  const outdated =
    shown &&
    visible.crossedOut.some((amount) => sameAmount(amount, first.price.amount)) &&
    Number(shown.amount) < Number(first.price.amount);
  if (outdated)
    return {
      reading: null,
      price: { amount: shown.amount, currency: shown.currency ?? first.price.currency },
      confirm: true,
    };
  return { reading: first, price: withCurrency(first.price, prices), confirm: disagree || shown !== null };
};

/**
 * Merges the shop's product JSON with its page; the JSON takes precedence. Its price counts if the page shows the same
 * price or none. If the page shows a price of no variant, the shopper is asked to compare.
 */
export const mergeShopJson = (shop: Reading, page: MergedReading): MergedReading => {
  const own = shop.skus.flatMap((sku) => sku.price ?? []).concat(shop.price ?? []);
  const shown = page.price;
  const known = shown === null || own.some((price) => sameAmount(price.amount, shown.amount));
  const price = shown && known ? { ...shown, currency: shown.currency ?? shop.price?.currency ?? null } : shop.price;
  return {
    ...page,
    ...shop,
    description: shop.description ?? page.description,
    images: shop.images.length > 0 ? shop.images : page.images,
    shopName: page.shopName ?? shop.shopName,
    availability: shop.availability === 'unknown' ? page.availability : shop.availability,
    options: shop.options.length > 0 ? shop.options : page.options,
    skus: shop.skus.length > 0 ? shop.skus : page.skus,
    price,
    weightG: shop.weightG ?? page.weightG,
    // An amount on the page is only valid in the page's currency.
    shipping: page.price?.currency === price?.currency ? page.shipping : null,
    confirm: page.confirm || !known,
  };
};

/**
 * Merges the sources of a page, the most trusted first. Price and currency always come from one source, never from
 * two.
 */
export const mergeReadings = (sources: readonly Reading[], visible: VisiblePrices): MergedReading => {
  const readings = sources.map((reading) => withKnownPrice(reading, visible));
  const priced = readings.filter((reading): reading is Reading & { price: ReadPrice } => isPositive(reading.price));
  // Beside something free the page shows prices of other things: additions, upgrades.
  const isFree = readings.some(({ price }) => price !== null && !isPositive(price));
  const chosen = choosePrice(priced, isFree, visible);
  const variants = readings.find((reading) => reading.skus.length > 0);
  const states = readings.map((reading) => reading.availability).filter((state) => state !== 'unknown');
  const base = readings[0] ?? emptyReading('visible');
  return {
    source: chosen.reading?.source ?? (chosen.price ? 'visible' : base.source),
    title: firstOf(readings, (reading) => reading.title),
    description: firstOf(readings, (reading) => reading.description),
    images: unique(firstFilled(readings, (reading) => reading.images)),
    shopName: firstOf(readings, (reading) => reading.shopName),
    url: firstOf(readings, (reading) => reading.url),
    price: chosen.price,
    highAmount: chosen.reading?.highAmount ?? null,
    availability: states[0] ?? 'unknown',
    options: variants?.options ?? [],
    // A variant's price is only valid in the currency of the page's price.
    skus: (variants?.skus ?? []).map((sku) => ({ ...sku, price: chosen.reading === variants ? sku.price : null })),
    tiers: chosen.reading?.tiers.length ? chosen.reading.tiers : tiersOf(chosen.price, visible),
    shipping: chosen.reading?.shipping ?? null,
    weightG: firstOf(readings, (reading) => reading.weightG),
    confirm: chosen.confirm,
  };
};
