import type { Availability } from '@caravan/goods/contract';
import { currencyCode } from '../prices/currency.ts';
import { asArray, isObject } from './loose-json.ts';
import { readMachinePrice, readPriceText } from '../prices/price-text.ts';
import type { PageContext, ReadPrice } from '../reading.ts';
import { first, isOfType, textOf, type SchemaNode } from './schema-node.ts';
import { absoluteUrl, plainText } from '../text.ts';

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

/** Words of prices for members only. */
const memberWords = /(?<!\p{L})(?:members?|club|loyalty|subscribers?|vip)(?!\p{L})|会员|會員|会員|회원/iu;

const isForMembers = (node: SchemaNode): boolean => node['validForMemberTier'] !== undefined;

/** A price for several pieces, which is not the price of one. */
const isForSeveral = (node: SchemaNode): boolean => {
  const quantity = first(node, 'eligibleQuantity');
  return Number(isObject(quantity) ? textOf(first(quantity, 'minValue', 'value')) : textOf(quantity)) > 1;
};

/**
 * Price specifications of today's price for one piece, without list prices, prices by weight, without tax, for members
 * and for larger quantities.
 */
const currentSpecifications = (node: SchemaNode): SchemaNode[] =>
  asArray(node['priceSpecification'])
    .filter(isObject)
    .filter(
      (spec) =>
        !crossedOut.test(textOf(first(spec, 'priceType')) ?? '') &&
        spec['referenceQuantity'] === undefined &&
        spec['billingDuration'] === undefined &&
        !/^false$/i.test(String(spec['valueAddedTaxIncluded'])) &&
        !isForMembers(spec) &&
        !isForSeveral(spec) &&
        !memberWords.test(`${textOf(spec['name']) ?? ''} ${textOf(spec['priceType']) ?? ''}`),
    )
    .filter((spec) => !isOfType(spec, 'DeliveryChargeSpecification'));

/** The value of a price, and its currency if it has one: some shops write an object, or one inside another. */
const statedPrice = (value: unknown): { raw: unknown; currency: string | null } => {
  const held = isObject(value) && isObject(value['sales']) ? value['sales'] : value;
  if (!isObject(held)) return { raw: held, currency: null };
  return {
    raw: first(held, '@value', 'decimalPrice', 'value', 'amount', 'price'),
    currency: textOf(first(held, 'priceCurrency', 'currency')),
  };
};

const readOffer = (node: SchemaNode, context: PageContext): ReadOffer => {
  const [specification] = currentSpecifications(node);
  const holder = first(node, 'price', 'lowPrice') === undefined && specification ? specification : node;
  const { raw, currency: own } = statedPrice(first(holder, 'price', 'lowPrice'));
  const named = own ?? textOf(first(holder, 'priceCurrency')) ?? textOf(first(node, 'priceCurrency', 'currency'));
  const inText =
    typeof raw === 'string' && /[^\d.,\s]/.test(raw)
      ? (readPriceText(raw, context.currencyHint)?.currency ?? null)
      : null;
  const currency = currencyCode(named, context.currencyHint) ?? inText;
  const amount = readMachinePrice(typeof raw === 'string' ? (plainText(raw, 100) ?? '') : raw, currency);
  const high = readMachinePrice(statedPrice(first(node, 'highPrice')).raw, currency);
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

/** Offers to everybody for one piece, or for several if there is none. */
const usualOffers = (nodes: readonly SchemaNode[]): SchemaNode[] => {
  const forAll = nodes.filter((node) => !isForMembers(node));
  const single = forAll.filter((node) => !isForSeveral(node));
  return single.length > 0 ? single : forAll;
};

/**
 * All offers of a product, including those inside an aggregate offer. A product without any may have its price itself.
 */
export const offersOf = (product: SchemaNode, context: PageContext): ReadOffer[] => {
  const offers = asArray(product['offers'])
    .filter(isObject)
    .flatMap((node) => [node, ...asArray(node['offers']).filter(isObject)]);
  const isOwn = offers.length === 0 && first(product, 'price') !== undefined;
  return usualOffers(isOwn ? [product] : offers).map((node) => readOffer(node, context));
};

export const amountsOf = (nodes: readonly SchemaNode[], context: PageContext): string[] =>
  usualOffers(nodes).flatMap((node) => readOffer(node, context).price?.amount ?? []);

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
  // A product that is free has an offer, too.
  if (!leading) return priced[0] ?? offers.find((offer) => offer.price);
  // Two prices for the same thing are the current and the usual one. The shop sells at the lower.
  const alike = single.filter((offer) => identityOf(offer) === identityOf(leading));
  return alike.reduce((low, offer) => (amountOf(offer) < amountOf(low) ? offer : low), leading);
};
