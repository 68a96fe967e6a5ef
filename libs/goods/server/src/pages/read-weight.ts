// zh-punctuation: off, because of keys of an object.
import type { Gram } from '@caravan/kernel';
import { asArray, isObject, type JsonObject } from './data/loose-json.ts';
import { first, textOf, type SchemaNode } from './data/schema-node.ts';

const gramsPer: Readonly<Record<string, number>> = {
  grm: 1,
  g: 1,
  克: 1,
  kgm: 1_000,
  kg: 1_000,
  千克: 1_000,
  公斤: 1_000,
  lbr: 453.592,
  lb: 453.592,
  onz: 28.3495,
  oz: 28.3495,
};

/** Heavier goods are no parcel; such a number has the wrong unit. */
const maxGrams = 100_000;

const weightIn = (value: unknown, unit: string | null): Gram | null => {
  const factor = unit === null ? undefined : gramsPer[unit.trim().toLowerCase()];
  const number =
    typeof value === 'number' ? value : /^\d{1,6}(?:\.\d{1,4})?$/.test(String(value)) ? Number(value) : NaN;
  const grams = Math.round(number * (factor ?? NaN));
  return grams > 0 && grams <= maxGrams ? grams : null;
};

/** The one weight that all of these state. */
const common = (weights: readonly (Gram | null)[]): Gram | null => {
  const [weight = null] = weights;
  return weights.every((other) => other === weight) ? weight : null;
};

const ownWeight = (node: SchemaNode): Gram | null => {
  const weight = first(node, 'weight');
  if (isObject(weight)) return weightIn(weight['value'], textOf(first(weight, 'unitCode', 'unitText')));
  const [, value, unit = null] = /^([\d.]+)\s*(\p{L}+)$/u.exec(textOf(weight) ?? '') ?? [];
  return weightIn(value, unit);
};

/** The weight of a product in schema.org vocabulary; null if it has none, or variants of different weights. */
export const readSchemaWeight = (product: SchemaNode, variants: readonly SchemaNode[]): Gram | null =>
  ownWeight(product) ?? common(variants.map(ownWeight));

/** The weight of a Shopify product: `.json` has grams, or a weight with its unit; `.js` a weight in grams. */
export const readShopifyWeight = (variants: readonly JsonObject[]): Gram | null =>
  common(
    variants.map((variant) => {
      const [grams] = asArray(variant['grams']);
      if (grams !== undefined) return weightIn(grams, 'g');
      return weightIn(variant['weight'], textOf(variant['weight_unit']) ?? 'g');
    }),
  );
