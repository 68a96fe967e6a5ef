import { currencyCode } from '../prices/currency.ts';
import type { Html } from '../html-page.ts';
import { readMachinePrice, readPriceText } from '../prices/price-text.ts';
import { emptyReading, type PageContext, type Reading } from '../reading.ts';
import { readAvailability } from './schema-offer.ts';
import { absoluteUrl, plainText, unique } from '../text.ts';

const maxMetas = 500;

/** All `<meta>` values by name or property, in lower case. */
const metaOf = (html: Html): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const element of html.named('meta').slice(0, maxMetas)) {
    const name = (element.attribs['property'] ?? element.attribs['name'] ?? '').trim().toLowerCase();
    const content = element.attribs['content']?.trim();
    if (name && content) found.set(name, [...(found.get(name) ?? []), content]);
  }
  return found;
};

const priceNames = [
  'product:sale_price:amount',
  'product:price:amount',
  'og:price:amount',
  'product:price',
  'og:price',
];
const currencyNames = [
  'product:sale_price:currency',
  'product:price:currency',
  'og:price:currency',
  'product:currency',
  'og:currency',
];

/** The OpenGraph properties of a page with one product. */
export const readOpenGraph = (html: Html, context: PageContext): Reading => {
  const meta = metaOf(html);
  const one = (...names: string[]) => names.map((name) => meta.get(name)?.[0]).find((value) => value !== undefined);
  const raw = one(...priceNames);
  const inText = raw && /[^\d.,\s]/.test(raw) ? readPriceText(raw, context.currencyHint) : null;
  const currency = currencyCode(one(...currencyNames), context.currencyHint) ?? inText?.currency ?? null;
  const amount = raw === undefined ? null : readMachinePrice(raw, currency);
  const images = ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image'].flatMap(
    (name) => meta.get(name) ?? [],
  );
  return {
    ...emptyReading('open_graph'),
    title: plainText(one('og:title', 'twitter:title'), 500),
    description: plainText(one('og:description', 'description', 'twitter:description'), 4000),
    images: unique(images.map((image) => absoluteUrl(image, context.url)).filter((image) => image !== null)),
    shopName: plainText(one('og:site_name'), 200),
    url: absoluteUrl(one('og:url'), context.url),
    price: amount === null ? null : { amount, currency },
    availability: readAvailability(one('product:availability', 'og:availability')),
  };
};
