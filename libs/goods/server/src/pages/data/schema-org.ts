import type { Availability } from '@caravan/goods/contract';
import { asArray, isObject } from './loose-json.ts';
import { sameAmount } from '../prices/price-text.ts';
import { emptyReading, type PageContext, type Reading, type ReadingSource } from '../reading.ts';
import { readSchemaWeight } from '../read-weight.ts';
import { first, textOf, type SchemaNode } from './schema-node.ts';
import { chooseOffer, offersOf, type ReadOffer } from './schema-offer.ts';
import { readShipping } from './schema-shipping.ts';
import { readVariants } from './schema-variants.ts';
import { absoluteUrl, unique } from '../text.ts';

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
  return (
    chosen?.availability ??
    (offers.length > 0 && offers.every((offer) => offer.availability === 'out_of_stock') ? 'out_of_stock' : 'unknown')
  );
};

/** Reads one product in schema.org vocabulary. */
export const readSchemaProduct = (product: SchemaNode, source: ReadingSource, context: PageContext): Reading => {
  const variants = asArray(product['hasVariant']).filter(isObject);
  const own = offersOf(product, context);
  const offers = own.length > 0 ? own : variants.flatMap((variant) => offersOf(variant, context));
  const chosen = chooseOffer(offers, context);
  const amounts = offers
    .filter((offer) => !offer.aggregate)
    .flatMap((offer) => (offer.price ? [offer.price.amount] : []));
  const highest = amounts.reduce<string | null>(
    (high, amount) => (high === null || Number(amount) > Number(high) ? amount : high),
    null,
  );
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
    shipping: readShipping(chosen?.node ?? {}, price?.currency ?? null),
    weightG: readSchemaWeight(product, variants),
    ...readVariants(product, variants, context),
  };
};
