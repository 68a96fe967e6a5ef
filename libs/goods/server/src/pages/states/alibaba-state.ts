import type { Html } from '../html-page.ts';
import { asArray, isObject, type JsonObject } from '../data/loose-json.ts';
import { readMachinePrice } from '../prices/price-text.ts';
import {
  emptyReading,
  type PageContext,
  type ReadOption,
  type Reading,
  type ReadSku,
  type ReadTier,
} from '../reading.ts';
import { objectAt, scriptState, stockOf } from './script-state.ts';
import { optionText } from '../../services/service-options.ts';
import { rangeOf, stockOverall } from '../prices/sku-range.ts';
import { absoluteUrl, plainText, unique } from '../text.ts';

const mark = /(?:\(\s*window\.contextPath\s*,|window\.context\s*=)\s*(?=\{)/;

const yuan = (value: unknown) => {
  const amount = readMachinePrice(value, 'CNY');
  return amount === null ? null : { amount, currency: 'CNY' };
};

/** The fields of the first module of the page that has this one. */
const moduleWith = (modules: JsonObject, field: string): JsonObject =>
  Object.values(modules)
    .map((module) => objectAt(objectAt(module, 'fields')[field]))
    .find((found) => Object.keys(found).length > 0) ?? {};

/** Prices by quantity, the smallest first. */
const tiersIn = (ranges: unknown): ReadTier[] =>
  asArray(ranges)
    .filter(isObject)
    .flatMap((range) => {
      const amount = readMachinePrice(range['price'], 'CNY');
      const minQuantity = stockOf(range['beginAmount']);
      return amount === null || minQuantity === null ? [] : [{ minQuantity, amount }];
    })
    .toSorted((a, b) => a.minQuantity - b.minQuantity);

const optionsIn = (props: unknown, base: string): ReadOption[] =>
  asArray(props)
    .filter(isObject)
    .map((property) => ({
      name: optionText(property['prop']) ?? '',
      values: asArray(property['value'])
        .filter(isObject)
        .map((value) => ({ label: optionText(value['name']) ?? '', image: absoluteUrl(value['imageUrl'], base) })),
    }));

/** The labels of `蓝色&gt;M`. */
const labelsIn = (attributes: unknown): string[] =>
  (typeof attributes === 'string' ? attributes : '')
    .split(/&gt;|>/)
    .map((label) => optionText(label) ?? '')
    .filter(Boolean);

const skusIn = (
  listed: readonly JsonObject[],
  prices: readonly JsonObject[],
  options: readonly ReadOption[],
): ReadSku[] =>
  listed.map((sku) => {
    const labels = labelsIn(sku['specAttrs']);
    const priced = prices.find((one) => String(one['skuId']) === String(sku['skuId']));
    return {
      id: String(sku['skuId'] ?? ''),
      labels,
      price: yuan(priced?.['price'] ?? sku['price']),
      image: options[0]?.values.find(({ label }) => label === labels[0])?.image ?? null,
      stock: stockOf(sku['canBookCount']),
    };
  });

/**
 * 1688 renders in the browser. The product is in the state that a script of its page assigns. The price is that of the
 * smallest quantity; promotions and prices for members are in other fields.
 */
export const readAlibabaState = (html: Html, context: PageContext): Reading | null => {
  const modules = objectAt(scriptState(html, mark), 'result', 'data');
  const model = objectAt(modules, 'Root', 'fields', 'dataJson');
  const offer = objectAt(model['tempModel']);
  const title = plainText(objectAt(modules, 'productTitle', 'fields')['title'] ?? offer['offerTitle'], 500);
  if (!title) return null;
  const trade = objectAt(moduleWith(modules, 'finalPriceModel')['tradeWithoutPromotion']);
  const ranges = tiersIn(trade['offerPriceRanges'] ?? moduleWith(modules, 'priceModel')['currentPrices']);
  const options = optionsIn(objectAt(model['skuModel'])['skuProps'], context.url);
  const listed = Object.entries(objectAt(model, 'skuModel', 'skuInfoMap')).flatMap(([specAttrs, sku]) =>
    isObject(sku) ? [{ specAttrs, ...sku }] : [],
  );
  const skus = skusIn(listed, asArray(trade['skuMapOriginal']).filter(isObject), options);
  const complete = options.length > 0 && skus.length > 0 && skus.every((sku) => sku.labels.length === options.length);
  const [first, ...more] = ranges;
  const byQuantity = {
    price: first ? yuan(first.amount) : null,
    highAmount: null,
    tiers: more.length > 0 ? ranges : [],
  };
  const images = asArray(objectAt(modules, 'gallery', 'fields')['offerImgList']);
  return {
    ...emptyReading('state'),
    title,
    images: unique(images.map((image) => absoluteUrl(image, context.url)).filter((image) => image !== null)),
    shopName: plainText(offer['companyName'], 200),
    ...(more.length > 0 ? byQuantity : (rangeOf(skus) ?? byQuantity)),
    availability: stockOverall(skus, null),
    ...(complete ? { options, skus } : {}),
  };
};
