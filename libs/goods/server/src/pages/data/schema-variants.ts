import { asArray, isObject } from './loose-json.ts';
import type { PageContext, ReadOption, ReadSku } from '../reading.ts';
import { first, isOfType, textOf, type SchemaNode } from './schema-node.ts';
import { chooseOffer, offersOf, readAvailability } from './schema-offer.ts';
import { absoluteUrl, unique } from '../text.ts';

/** schema.org's properties of variants, and the names that shops use. */
const optionNames: Readonly<Record<string, string>> = {
  color: 'Color',
  size: 'Size',
  material: 'Material',
  pattern: 'Pattern',
  suggestedAge: 'Age',
  suggestedGender: 'Gender',
};

/** The option values of a variant by option name. */
const labelsOf = (variant: SchemaNode): Map<string, string> => {
  const own = Object.entries(optionNames).flatMap(([key, name]): [string, string][] => {
    const label = textOf(first(variant, key), 200);
    return label ? [[name, label]] : [];
  });
  const additional = asArray(variant['additionalProperty'])
    .filter(isObject)
    .flatMap((property): [string, string][] => {
      const name = textOf(first(property, 'name'), 80);
      const label = textOf(first(property, 'value'), 200);
      return name && label ? [[name, label]] : [];
    });
  return new Map([...additional, ...own]);
};

/** No legitimate page has more. */
const maxVariants = 1_000;

interface Variant {
  node: SchemaNode;
  labels: Map<string, string>;
}

const stockOf = (node: SchemaNode, availability: string): number | null => {
  const level = first(node, 'inventoryLevel');
  const counted = Number(isObject(level) ? first(level, 'value') : level);
  if (availability === 'out_of_stock') return 0;
  return Number.isInteger(counted) && counted >= 0 ? counted : null;
};

const skuOf = (variant: Variant, names: readonly string[], context: PageContext): ReadSku => {
  const offer = chooseOffer(offersOf(variant.node, context), context);
  const labels = names.map((name) => variant.labels.get(name) ?? '');
  return {
    id: textOf(first(variant.node, 'sku', 'productID', 'mpn', '@id', 'gtin13'), 120) ?? labels.join(' / '),
    labels,
    price: offer?.price ?? null,
    image: absoluteUrl(textOf(first(variant.node, 'image')), context.url),
    stock: offer ? stockOf(offer.node, readAvailability(first(offer.node, 'availability'))) : null,
  };
};

/**
 * Options are the properties that all variants have and in which they differ. Those that the group declares come
 * first.
 */
const optionNamesOf = (group: SchemaNode, variants: readonly Variant[]): string[] => {
  const declared = asArray(group['variesBy']).map(
    (value) => optionNames[String(textOf(value) ?? '').replace(/^.*[/#:]/, '')],
  );
  const shared = [...(variants[0]?.labels.keys() ?? [])].filter((name) =>
    variants.every((variant) => variant.labels.has(name)),
  );
  const differing = shared.filter((name) => unique(variants.map((variant) => variant.labels.get(name))).length > 1);
  return unique(
    [...declared.filter((name) => name !== undefined && differing.includes(name)), ...differing].filter(
      (name) => name !== undefined,
    ),
  );
};

/** Options and SKUs of a product group, or of a product whose offers name their variants. */
export const readVariants = (
  product: SchemaNode,
  group: readonly SchemaNode[],
  context: PageContext,
): { options: ReadOption[]; skus: ReadSku[] } => {
  const offered = asArray(product['offers'])
    .filter(isObject)
    .filter((offer) => !isOfType(offer, 'AggregateOffer'))
    .flatMap((offer) =>
      asArray(offer['itemOffered'])
        .filter(isObject)
        .map((item) => ({ ...item, offers: offer })),
    );
  const nodes = group.length > 0 ? group : offered;
  const variants = nodes.slice(0, maxVariants).map((node): Variant => ({ node, labels: labelsOf(node) }));
  const names = variants.length > 1 ? optionNamesOf(product, variants) : [];
  const combinations = unique(variants.map((variant) => JSON.stringify(names.map((name) => variant.labels.get(name)))));
  // If the properties do not distinguish the variants, shoppers cannot choose by them.
  if (names.length === 0 || combinations.length !== variants.length) return { options: [], skus: [] };
  const skus = variants.map((variant) => skuOf(variant, names, context));
  const options = names.map((name, index) => ({
    name,
    values: unique(skus.map((sku) => sku.labels[index] ?? '')).map((label) => ({
      label,
      image: index === 0 ? (skus.find((sku) => sku.labels[0] === label)?.image ?? null) : null,
    })),
  }));
  return { options, skus };
};
