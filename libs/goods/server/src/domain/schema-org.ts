import type { Availability } from '@caravan/goods/contract';
import { currencyCode } from './currency.ts';
import { asArray, isObject, type JsonObject } from './loose-json.ts';
import { readMachinePrice, readPriceText, sameAmount } from './price-text.ts';
import { emptyReading, type PageContext, type Reading, type ReadingSource, type ReadPrice } from './reading.ts';
import { absoluteUrl, plainText, unique } from './text.ts';
import { readVariants } from './schema-variants.ts';

/**
 * Vocabulary of schema.org, whatever syntax carried it: JSON-LD as it is, microdata and RDFa turned into the same shape by their readers.
 */
export type SchemaNode = JsonObject;

const productTypes = /^(?:Product|ProductGroup|ProductModel|IndividualProduct|SomeProducts|Vehicle|Car|Motorcycle|Book|MusicAlbum|Movie|VideoGame|SoftwareApplication|Event|TouristTrip|Course)$/;
/** These are products only where somebody offers them. */
const onlyWithOffers = /^(?:Book|MusicAlbum|Movie|VideoGame|SoftwareApplication|Event|TouristTrip|Course|Vehicle|Car|Motorcycle)$/;
/** What stands below these is another product, or none. */
const elsewhere = new Set(['isRelatedTo', 'isSimilarTo', 'isAccessoryOrSparePartFor', 'isConsumableFor', 'review', 'reviews', 'aggregateRating', 'breadcrumb', 'hasVariant', 'offers', 'isVariantOf', 'model']);

const maxNodes = 20_000;

export const typesOf = (node: SchemaNode): string[] => asArray(node['@type']).map((type) => String(type).replace(/^.*[/#:]/, ''));

export const first = (node: SchemaNode, ...keys: string[]): unknown => keys.flatMap((key) => asArray(node[key])).find((value) => value !== '' && value !== null);

/** A value's text: of the value itself, of `@value`, of a named thing. */
export const textOf = (value: unknown, maxLength?: number): string | null =>
  isObject(value) ? plainText(asArray(value['@value'] ?? value['name'] ?? value['@id'])[0], maxLength) : plainText(value, maxLength);

const isProduct = (node: SchemaNode): boolean => {
  const types = typesOf(node);
  return types.some((type) => productTypes.test(type) && (!onlyWithOffers.test(type) || node['offers'] !== undefined));
};

/** Every product that stands by itself in the data; parts and lists of other products are left out, `listed` counts the latter. */
export const findProducts = (roots: readonly unknown[]): { products: SchemaNode[]; listed: number } => {
  const products: SchemaNode[] = [];
  let listed = 0;
  let seen = 0;
  const visit = (value: unknown, inList: boolean): void => {
    seen += 1;
    if (seen > maxNodes) return;
    if (Array.isArray(value)) {
      value.forEach((entry) => visit(entry, inList));
      return;
    }
    if (!isObject(value)) return;
    if (isProduct(value)) {
      if (inList) listed += 1;
      else products.push(value);
    }
    for (const [key, child] of Object.entries(value)) {
      if (!elsewhere.has(key) && typeof child === 'object') visit(child, inList || key === 'itemListElement');
    }
  };
  visit(roots, false);
  return { products, listed };
};

const inStock = /(?:InStock|LimitedAvailability|OnlineOnly|PreOrder|PreSale|BackOrder|MadeToOrder|InStoreOnly|^available$|^in[ _-]?stock$|^instock$)/i;
const outOfStock = /(?:OutOfStock|SoldOut|Discontinued|^oos$|^out[ _-]?of[ _-]?stock$|^unavailable$)/i;

export const readAvailability = (value: unknown): Availability => {
  const text = textOf(value) ?? '';
  if (outOfStock.test(text)) return 'out_of_stock';
  return inStock.test(text) ? 'in_stock' : 'unknown';
};

export interface ReadOffer {
  node: SchemaNode;
  price: ReadPrice | null;
  highAmount: string | null;
  aggregate: boolean;
  availability: Availability;
  url: string | null;
}

const crossedOut = /(?:ListPrice|StrikethroughPrice|MSRP|SRP|RegularPrice)$/i;

/** Price specifications that state what one piece costs today: no list prices, no prices by weight, no minimum quantities. */
const currentSpecifications = (node: SchemaNode): SchemaNode[] =>
  asArray(node['priceSpecification'])
    .filter(isObject)
    .filter((spec) => !crossedOut.test(textOf(first(spec, 'priceType')) ?? '') && spec['referenceQuantity'] === undefined && spec['billingDuration'] === undefined)
    .filter((spec) => !typesOf(spec).includes('DeliveryChargeSpecification'));

const readOffer = (node: SchemaNode, context: PageContext): ReadOffer => {
  const [specification] = currentSpecifications(node);
  const holder = first(node, 'price', 'lowPrice') === undefined && specification ? specification : node;
  const raw = first(holder, 'price', 'lowPrice');
  const named = textOf(first(holder, 'priceCurrency')) ?? textOf(first(node, 'priceCurrency', 'currency'));
  const inText = typeof raw === 'string' && /[^\d.,\s]/.test(raw) ? (readPriceText(raw, context.currencyHint)?.currency ?? null) : null;
  const currency = currencyCode(named, context.currencyHint) ?? inText;
  const amount = readMachinePrice(typeof raw === 'string' ? (plainText(raw, 100) ?? '') : raw, currency);
  const high = readMachinePrice(first(node, 'highPrice'), currency);
  const aggregate = typesOf(node).includes('AggregateOffer') || (node['price'] === undefined && node['lowPrice'] !== undefined);
  return {
    node,
    price: amount === null ? null : { amount, currency },
    highAmount: high !== null && amount !== null && Number(high) > Number(amount) ? high : null,
    aggregate,
    availability: readAvailability(first(node, 'availability')),
    url: absoluteUrl(textOf(first(node, 'url')), context.url),
  };
};

/** All offers of a product, those inside an aggregate offer included. */
export const offersOf = (product: SchemaNode, context: PageContext): ReadOffer[] =>
  asArray(product['offers'])
    .filter(isObject)
    .flatMap((node) => [node, ...asArray(node['offers']).filter(isObject)])
    .map((node) => readOffer(node, context));

/** The offer that the page's own address names, by its address or by a number of it in the query. */
const namedOffer = (offers: readonly ReadOffer[], context: PageContext): ReadOffer | undefined => {
  const here = new URL(context.url);
  const values = new Set([...here.searchParams.values()].filter((value) => value.length > 3));
  return offers.find((offer) => {
    if (offer.url === here.href) return true;
    const numbers = [textOf(first(offer.node, 'sku')), textOf(first(offer.node, 'mpn')), textOf(first(offer.node, 'gtin13'))];
    return numbers.some((number) => number !== null && values.has(number));
  });
};

const amountOf = (offer: ReadOffer): number => Number(offer.price?.amount);

/** What tells one offer from another: its variant, its seller, its terms. */
const identityOf = ({ node, url, availability, price }: ReadOffer): string => {
  const parts = [...['sku', 'mpn', 'gtin13', 'name', 'itemOffered', 'seller', 'itemCondition', 'eligibleQuantity'].map((key) => JSON.stringify(node[key])), url, availability];
  return [...parts, price?.currency].join('|');
};

/** Of several offers the one that the page sells: named by the address, all the same, an aggregate, otherwise the first that can be had. */
export const chooseOffer = (offers: readonly ReadOffer[], context: PageContext): ReadOffer | undefined => {
  const priced = offers.filter((offer) => offer.price && Number(offer.price.amount) > 0);
  const single = priced.filter((offer) => !offer.aggregate);
  const named = single.length > 1 ? namedOffer(single, context) : undefined;
  if (named) return named;
  const available = single.filter((offer) => offer.availability !== 'out_of_stock');
  const [leading] = available.length > 0 ? available : single;
  if (!leading) return priced[0];
  // Two prices for the very same thing are today's and the usual one: the shop sells at the lower.
  const alike = single.filter((offer) => identityOf(offer) === identityOf(leading));
  return alike.reduce((low, offer) => (amountOf(offer) < amountOf(low) ? offer : low), leading);
};

const imagesOf = (product: SchemaNode, base: string): string[] =>
  unique(
    asArray(product['image'])
      .concat(asArray(product['images']))
      .flatMap((image) => (isObject(image) ? asArray(image['contentUrl'] ?? image['url'] ?? image['@id']) : [image]))
      .map((image) => absoluteUrl(image, base))
      .filter((image) => image !== null),
  );

const stockOverall = (offers: readonly ReadOffer[], chosen: ReadOffer | undefined): Availability => {
  if (offers.some((offer) => offer.availability === 'in_stock')) return 'in_stock';
  return chosen?.availability ?? (offers.length > 0 && offers.every((offer) => offer.availability === 'out_of_stock') ? 'out_of_stock' : 'unknown');
};

/** Reads one product of schema.org's vocabulary. */
export const readSchemaProduct = (product: SchemaNode, source: ReadingSource, context: PageContext): Reading => {
  const variants = asArray(product['hasVariant']).filter(isObject);
  const own = offersOf(product, context);
  const offers = own.length > 0 ? own : variants.flatMap((variant) => offersOf(variant, context));
  const chosen = chooseOffer(offers, context);
  const amounts = offers.filter((offer) => !offer.aggregate).flatMap((offer) => (offer.price ? [offer.price.amount] : []));
  const highest = amounts.reduce<string | null>((high, amount) => (high === null || Number(amount) > Number(high) ? amount : high), null);
  const price = chosen?.price ?? null;
  const high = chosen?.highAmount ?? highest;
  const seller = first(chosen?.node ?? {}, 'seller', 'offeredBy') ?? first(product, 'seller');
  return {
    ...emptyReading(source),
    title: textOf(first(product, 'name', 'headline', 'title'), 500),
    description: textOf(first(product, 'description'), 4000),
    images: imagesOf(product, context.url),
    shopName: textOf(seller, 200),
    url: absoluteUrl(textOf(first(product, 'url', 'mainEntityOfPage')), context.url),
    price,
    highAmount: high && price && Number(high) > Number(price.amount) && !sameAmount(high, price.amount) ? high : null,
    availability: stockOverall(offers, chosen),
    ...readVariants(product, variants, context),
  };
};
