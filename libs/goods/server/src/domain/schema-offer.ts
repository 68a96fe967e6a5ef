import type { Availability } from '@caravan/goods/contract';
import { currencyCode } from './currency.ts';
import { asArray, isObject } from './loose-json.ts';
import { readMachinePrice, readPriceText } from './price-text.ts';
import type { PageContext, ReadPrice } from './reading.ts';
import { first, isOfType, textOf, type SchemaNode } from './schema-node.ts';
import { absoluteUrl, plainText } from './text.ts';

const inStock =
  /(?:InStock|LimitedAvailability|OnlineOnly|PreOrder|PreSale|BackOrder|MadeToOrder|InStoreOnly|^available$|^in[ _-]?stock$|^instock$)/i;
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

/**
 * Price specifications of today's price for one piece, without list prices, prices by weight and minimum quantities.
 */
const currentSpecifications = (node: SchemaNode): SchemaNode[] =>
  asArray(node['priceSpecification'])
    .filter(isObject)
    .filter(
      (spec) =>
        !crossedOut.test(textOf(first(spec, 'priceType')) ?? '') &&
        spec['referenceQuantity'] === undefined &&
        spec['billingDuration'] === undefined,
    )
    .filter((spec) => !isOfType(spec, 'DeliveryChargeSpecification'));

const readOffer = (node: SchemaNode, context: PageContext): ReadOffer => {
  const [specification] = currentSpecifications(node);
  const holder = first(node, 'price', 'lowPrice') === undefined && specification ? specification : node;
  const raw = first(holder, 'price', 'lowPrice');
  const named = textOf(first(holder, 'priceCurrency')) ?? textOf(first(node, 'priceCurrency', 'currency'));
  const inText =
    typeof raw === 'string' && /[^\d.,\s]/.test(raw)
      ? (readPriceText(raw, context.currencyHint)?.currency ?? null)
      : null;
  const currency = currencyCode(named, context.currencyHint) ?? inText;
  const amount = readMachinePrice(typeof raw === 'string' ? (plainText(raw, 100) ?? '') : raw, currency);
  const high = readMachinePrice(first(node, 'highPrice'), currency);
  const aggregate = isOfType(node, 'AggregateOffer') || (node['price'] === undefined && node['lowPrice'] !== undefined);
  return {
    node,
    price: amount === null ? null : { amount, currency },
    highAmount: high !== null && amount !== null && Number(high) > Number(amount) ? high : null,
    aggregate,
    availability: readAvailability(first(node, 'availability')),
    url: absoluteUrl(textOf(first(node, 'url')), context.url),
  };
};

/** All offers of a product, including those inside an aggregate offer. */
export const offersOf = (product: SchemaNode, context: PageContext): ReadOffer[] =>
  asArray(product['offers'])
    .filter(isObject)
    .flatMap((node) => [node, ...asArray(node['offers']).filter(isObject)])
    .map((node) => readOffer(node, context));

/** The offer that the page's URL names, by the same URL or by an identifier in the query. */
const namedOffer = (offers: readonly ReadOffer[], context: PageContext): ReadOffer | undefined => {
  const here = new URL(context.url);
  const values = new Set([...here.searchParams.values()].filter((value) => value.length > 3));
  return offers.find((offer) => {
    if (offer.url === here.href) return true;
    const numbers = [
      textOf(first(offer.node, 'sku')),
      textOf(first(offer.node, 'mpn')),
      textOf(first(offer.node, 'gtin13')),
    ];
    return numbers.some((number) => number !== null && values.has(number));
  });
};

const amountOf = (offer: ReadOffer): number => Number(offer.price?.amount);

/** Distinguishes offers: variant, seller and terms. */
const identityOf = ({ node, url, availability, price }: ReadOffer): string => {
  const parts = [
    ...['sku', 'mpn', 'gtin13', 'name', 'itemOffered', 'seller', 'itemCondition', 'eligibleQuantity'].map((key) =>
      JSON.stringify(node[key]),
    ),
    url,
    availability,
  ];
  return [...parts, price?.currency].join('|');
};

/**
 * The offer that the page sells: named by the URL, identical with all others, an aggregate, otherwise the first that
 * is available.
 */
export const chooseOffer = (offers: readonly ReadOffer[], context: PageContext): ReadOffer | undefined => {
  const priced = offers.filter((offer) => offer.price && Number(offer.price.amount) > 0);
  const single = priced.filter((offer) => !offer.aggregate);
  const named = single.length > 1 ? namedOffer(single, context) : undefined;
  if (named) return named;
  const available = single.filter((offer) => offer.availability !== 'out_of_stock');
  const [leading] = available.length > 0 ? available : single;
  if (!leading) return priced[0];
  // Two prices for the same thing are the current and the usual one. The shop sells at the lower.
  const alike = single.filter((offer) => identityOf(offer) === identityOf(leading));
  return alike.reduce((low, offer) => (amountOf(offer) < amountOf(low) ? offer : low), leading);
};
