import { asArray, isObject, type JsonObject } from './loose-json.ts';
import { plainText } from '../text.ts';

/** A node of schema.org vocabulary from any syntax. Readers convert microdata and RDFa to the shape of JSON-LD. */
export type SchemaNode = JsonObject;

/** These types are products only if they have offers. */
const onlyWithOffers = new Set(
  'vehicle car motorcycle book musicalbum movie videogame softwareapplication event touristtrip course'.split(' '),
);
const productTypes = new Set([
  'product',
  'productgroup',
  'productmodel',
  'individualproduct',
  'someproducts',
  'someitems',
  'actualproductorserviceinstance',
  ...onlyWithOffers,
]);
/** Nodes below these properties are other products, or none. */
const elsewhere = new Set([
  'isRelatedTo',
  'isSimilarTo',
  'isAccessoryOrSparePartFor',
  'isConsumableFor',
  'review',
  'reviews',
  'aggregateRating',
  'breadcrumb',
  'hasVariant',
  'offers',
  'isVariantOf',
  'model',
]);

const maxNodes = 20_000;

const offerTypes = new Set(['offer', 'aggregateoffer', 'offering', 'demand']);

const typesOf = (node: SchemaNode): string[] =>
  asArray(node['@type']).map((type) =>
    String(type)
      .replace(/^.*[/#:]/, '')
      .toLowerCase(),
  );

/** True if a node has a type. Shops also write `product` for `Product`. */
export const isOfType = (node: SchemaNode, type: string): boolean => typesOf(node).includes(type.toLowerCase());

/** The first value under these keys that is not empty. */
export const first = (node: SchemaNode, ...keys: string[]): unknown =>
  keys.flatMap((key) => asArray(node[key])).find((value) => value !== '' && value !== null);

/** The text of a value, of its `@value`, or of its name. */
export const textOf = (value: unknown, maxLength?: number): string | null =>
  isObject(value)
    ? plainText(asArray(value['@value'] ?? value['name'] ?? value['@id'])[0], maxLength)
    : plainText(value, maxLength);

const isProduct = (node: SchemaNode): boolean => {
  const types = typesOf(node);
  return types.some((type) => productTypes.has(type) && (!onlyWithOffers.has(type) || node['offers'] !== undefined));
};

const isOffer = (node: SchemaNode): boolean => typesOf(node).some((type) => offerTypes.has(type));

/** The product that an offer names, with this offer. GoodRelations: an offering that names none is the product itself. */
const offeredBy = (offer: SchemaNode): SchemaNode | null => {
  const [item, ...others] = asArray(offer['itemOffered']).filter(isObject);
  const { name, image, description } = offer;
  if (item) return others.length > 0 || item['offers'] ? null : { name, image, description, ...item, offers: offer };
  return isOfType(offer, 'offering') && offer['name'] !== undefined ? { ...offer, offers: offer } : null;
};

/** The products of a page. */
export interface FoundProducts {
  /** Independent products, without parts of others and without those in lists. */
  products: SchemaNode[];
  /** The number of products in lists. */
  listed: number;
  /** Offers outside of all products. */
  offers: SchemaNode[];
}

/** All independent products and offers in the data. */
export const findProducts = (roots: readonly unknown[]): FoundProducts => {
  const found: FoundProducts = { products: [], listed: 0, offers: [] };
  let seen = 0;
  const visit = (value: unknown, inList: boolean): void => {
    seen += 1;
    if (seen > maxNodes) return;
    if (Array.isArray(value)) {
      value.forEach((entry) => visit(entry, inList));
      return;
    }
    if (!isObject(value)) return;
    const offered = isOffer(value) ? offeredBy(value) : null;
    if (offered ?? isProduct(value)) {
      if (inList) found.listed += 1;
      else found.products.push(offered ?? value);
    } else if (isOffer(value) && !inList) found.offers.push(value);
    for (const [key, child] of Object.entries(value)) {
      if (elsewhere.has(key) || typeof child !== 'object' || (offered && key === 'itemOffered')) continue;
      visit(child, inList || key === 'itemListElement');
    }
  };
  visit(roots, false);
  return found;
};
