import { isElement, visibleText, type Html } from '../html-page.ts';
import { candidatesIn, distinct, isInside, type Candidate } from './price-candidates.ts';
import { canonicalAmount } from './price-text.ts';
import type { ZoneElement } from '../product-zone.ts';
import { readQuantityTable, type QuantityTable } from './quantity-table.ts';
import type { PageContext, ReadPrice, ReadTier } from '../reading.ts';
import { statedAmounts } from './stated-amounts.ts';
import type { SystemRules } from '../shops/system-rules.ts';
import { oneLine } from '../text.ts';

/** Prices below the heading of a page. */
export interface VisiblePrices {
  /** The current price, if exactly one is marked as such. */
  sure: ReadPrice | null;
  /** The only price below the heading, without any mark. It counts if no other source has a price. */
  lone: ReadPrice | null;
  /** Crossed-out amounts: former prices, never the current one. */
  crossedOut: string[];
  /** Prices for larger quantities, if the sure price is the first of them. */
  tiers: ReadTier[];
}

/** Without prices of lists: those that look the same are not of one product. */
const withoutLists = (candidates: readonly Candidate[]): Candidate[] => {
  const groups = [...Map.groupBy(candidates, ({ path }) => path).values()].map((alike) => ({
    alike,
    size: distinct(alike).length,
  }));
  const least = groups.some(({ size }) => size === 1) ? 1 : 2;
  return groups.filter(({ size }) => size <= least).flatMap(({ alike }) => alike);
};

/** True if a saving on the page is the difference of two prices: `-20 %`, `Save $5`. */
const isSaving = (
  low: string,
  high: string,
  zone: readonly ZoneElement[],
  candidates: readonly Candidate[],
): boolean => {
  const now = Number(low);
  const before = Number(high);
  const percent = Math.round((1 - now / before) * 100);
  const saved = candidates.some(
    ({ meaning, price }) => meaning === 'other' && Math.abs(Number(price.amount) - (before - now)) < 0.006,
  );
  return (
    saved ||
    zone.slice(0, 120).some(({ element }) => {
      if (element.children.some(isElement)) return false;
      const [, share] = /^\D{0,12}(\d{1,2})(?:[.,]\d{1,2})?\s*%\D{0,12}$/u.exec(oneLine(visibleText(element))) ?? [];
      return share !== undefined && Math.abs(Number(share) - percent) <= 1;
    })
  );
};

/**
 * The only price of these; or the lower one of two, if the page states what it saves; or the only one that the page also
 * states for programs.
 */
const onlyPrice = (
  possible: readonly Candidate[],
  { html, zone, candidates }: { html: Html; zone: readonly ZoneElement[]; candidates: readonly Candidate[] },
): ReadPrice | null => {
  const amounts = distinct(possible).toSorted((a, b) => Number(a) - Number(b));
  const [low = '', high = ''] = amounts;
  const isReduced = amounts.length === 2 && isSaving(low, high, zone, candidates);
  const stated = amounts.length > 1 && !isReduced ? statedAmounts(html) : null;
  const [amount, ...others] = isReduced ? [low] : stated ? amounts.filter((one) => stated.has(one)) : amounts;
  if (amount === undefined || others.length > 0) return null;
  const same = possible.map(({ price }) => price).filter((price) => canonicalAmount(price.amount) === amount);
  return same.find((price) => price.currency) ?? same[0] ?? null;
};

const nothing: VisiblePrices = { sure: null, lone: null, crossedOut: [], tiers: [] };

const tableIn = (zone: readonly ZoneElement[], context: PageContext): QuantityTable | null => {
  for (const { element } of zone) {
    const table = readQuantityTable(element, context.currencyHint);
    if (table) return table;
  }
  return null;
};

/** The price of one piece according to a table of quantities. */
const fromTable = ({ rows }: QuantityTable, candidates: readonly Candidate[]): VisiblePrices => {
  const [first] = rows;
  if (first?.minQuantity !== 1) return nothing;
  return {
    ...nothing,
    sure: first.price,
    crossedOut: candidates.filter(({ meaning }) => meaning === 'former').map(({ price }) => price.amount),
    tiers: rows.map(({ minQuantity, price }) => ({ minQuantity, amount: price.amount })),
  };
};

const pricesIn = (
  html: Html,
  zone: readonly ZoneElement[],
  rules: SystemRules,
  context: PageContext,
): VisiblePrices | null => {
  const all = candidatesIn(zone, rules, context);
  const table = tableIn(zone, context);
  const candidates = table ? all.filter(({ element }) => !isInside(element, table.table)) : all;
  const tabled = table && fromTable(table, candidates);
  if (tabled?.sure) return tabled;
  const current = withoutLists(candidates.filter(({ meaning }) => meaning === 'current'));
  const usual = candidates.filter(({ meaning }) => meaning === 'usual');
  const marked = current.filter(({ rank }) => rank > 1);
  const possible = marked.length > 0 ? marked : withoutLists(usual);
  // A shop that adds the tax later shows no other price.
  const net = candidates.filter(({ meaning }) => meaning === 'net');
  if (possible.length + current.length + net.length === 0) return null;
  const rank = Math.max(0, ...possible.map((one) => one.rank));
  const crossed = candidates.filter(({ meaning }) => meaning === 'former').concat(marked.length > 0 ? usual : []);
  const among = { html, zone, candidates };
  const sure = onlyPrice(
    possible.filter((one) => one.rank === rank),
    among,
  );
  return {
    sure,
    lone: possible.length === 0 ? onlyPrice(current.length > 0 ? current : withoutLists(net), among) : null,
    crossedOut: crossed
      .map(({ price }) => price.amount)
      .filter((amount) => canonicalAmount(amount) !== canonicalAmount(sure?.amount ?? '')),
    tiers: [],
  };
};

/**
 * Reads the price near the product's heading, in the first of these zones that has any. It is sure only if everything
 * that looks like the current price agrees.
 */
export const readVisiblePrices = (
  html: Html,
  zones: readonly (readonly ZoneElement[])[],
  rules: SystemRules,
  context: PageContext,
): VisiblePrices => {
  for (const zone of zones) {
    const prices = pricesIn(html, zone, rules, context);
    if (prices) return prices;
  }
  return nothing;
};
