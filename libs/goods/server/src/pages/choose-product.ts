import { sameTitle, type PageTitles } from './page-title.ts';
import { canonicalAmount } from './prices/price-text.ts';
import type { PageContext, Reading, ReadingSource } from './reading.ts';
import { findProducts, type FoundProducts, type SchemaNode } from './data/schema-node.ts';
import { amountsOf } from './data/schema-offer.ts';
import { readSchemaProduct } from './data/schema-org.ts';

const withoutHash = (url: string): string => url.replace(/#.*$/, '');
const withoutQuery = (url: string): string => url.replace(/[?#].*$/, '');

/**
 * The page's product according to one syntax of structured data. `several`: it contains products, but none is
 * identified as the page's.
 */
export interface Choice {
  reading: Reading | null;
  several: boolean;
}

/** The only product of a page has the offer beside it, if all such offers have one price. */
const withOfferBeside = ({ products, offers }: FoundProducts, context: PageContext): SchemaNode[] => {
  const [product, ...others] = products;
  if (!product || others.length > 0 || offers.length === 0 || product['offers'] !== undefined) return products;
  const amounts = new Set(amountsOf(offers, context).map(canonicalAmount));
  return amounts.size === 1 ? [{ ...product, offers }] : products;
};

/** Chooses the page's product. Among several products it is the one that the page's URL or heading names. */
export const chooseProduct = (
  roots: readonly unknown[],
  source: ReadingSource,
  titles: PageTitles,
  context: PageContext,
): Choice => {
  const found = findProducts(roots);
  const readings = withOfferBeside(found, context)
    .map((product) => readSchemaProduct(product, source, context))
    .filter((reading) => reading.title ?? reading.price);
  if (readings.length === 0) return { reading: null, several: found.listed > 1 };
  const bySame = readings.filter((reading) => sameTitle(reading.title, readings[0]?.title ?? null));
  const best = (candidates: readonly Reading[]) => candidates.find((reading) => reading.price) ?? candidates[0] ?? null;
  if (readings.length === 1 || bySame.length === readings.length) return { reading: best(readings), several: false };
  const pages = [withoutHash(context.url), titles.canonical].filter((url) => url !== null);
  const addressed = readings.filter(
    (reading) =>
      reading.url &&
      pages.some((page) => reading.url === page || withoutQuery(reading.url ?? '') === withoutQuery(page)),
  );
  const named = readings.filter(
    (reading) =>
      sameTitle(reading.title, titles.heading) ||
      (titles.heading === null && sameTitle(reading.title, titles.document)),
  );
  const chosen =
    best(named.filter((reading) => addressed.includes(reading))) ??
    best(named) ??
    (addressed.length === 1 ? best(addressed) : null);
  return { reading: chosen, several: chosen === null };
};
