import { asArray, isObject, type JsonObject } from '../pages/data/loose-json.ts';
import type { ReadTier } from '../pages/reading.ts';
import { readServiceItem, type AskedFor, type ServiceReading, type ServiceSku } from './service-item.ts';
import { chosenBy, optionsOf, optionText, pairsOf, propertiesText, type OptionValue } from './service-options.ts';
import { optionalPrice, serviceCode, serviceId, servicePrice, serviceShipping, serviceStock } from './service-value.ts';
import { absoluteUrl, plainText } from '../pages/text.ts';

const objectIn = (item: JsonObject, name: string): JsonObject => (isObject(item[name]) ? item[name] : {});

/** `sku_props`: options with their values, by `pid:vid`. */
const valuesOf = (item: JsonObject, url: string): Map<string, OptionValue> => {
  const values = asArray(item['sku_props'])
    .filter(isObject)
    .flatMap((property) => {
      const pid = String(property['pid']);
      const name = optionText(property['prop_name']);
      return asArray(property['values'])
        .filter(isObject)
        .flatMap((value): [string, OptionValue][] => {
          const label = optionText(value['name']);
          const image = value['imageUrl'] ? absoluteUrl(value['imageUrl'], url) : null;
          return name && label ? [[`${pid}:${String(value['vid'])}`, { pid, name, label, image }]] : [];
        });
    });
  return new Map(values);
};

const skuOf = (sku: JsonObject, values: ReadonlyMap<string, OptionValue>): ServiceSku | null => {
  const chosen = chosenBy(pairsOf(sku['props_ids']), values);
  return (
    chosen && {
      id: serviceId(sku['skuid']) ?? '',
      ...chosen,
      price: servicePrice(sku['sale_price']),
      stock: serviceStock(sku['stock']),
    }
  );
};

const tiersOf = (item: JsonObject): ReadTier[] =>
  asArray(objectIn(item, 'tiered_price_info')['prices'])
    .filter(isObject)
    .flatMap((tier) => {
      const minQuantity = serviceStock(tier['beginAmount']);
      const amount = servicePrice(tier['price']);
      return minQuantity && amount ? [{ minQuantity, amount }] : [];
    });

/** A list of objects with one entry each. */
const propertiesOf = (item: JsonObject): string | null =>
  propertiesText(asArray(item['product_props']).filter(isObject).flatMap(Object.entries));

/**
 * An answer of TMAPI's `1688/item_detail`. Its `price_info.price` is the price for the largest quantity, so the
 * variants' prices count.
 */
export const readTmapiItem = (body: unknown, { itemId, url }: AskedFor): ServiceReading => {
  if (!isObject(body)) return { refused: 'no JSON' };
  if (body['code'] !== 200) return { refused: `error ${serviceCode(body['code'])}` };
  const item = body['data'];
  if (!isObject(item)) return { refused: 'no item' };
  if (serviceId(item['item_id']) !== itemId) return { refused: 'another item' };
  if (item['currency'] !== 'CNY') return { refused: 'another currency' };

  const values = valuesOf(item, url);
  return readServiceItem({
    title: plainText(item['title'], 500),
    description: propertiesOf(item),
    images: asArray(item['main_imgs'])
      .map((image) => absoluteUrl(image, url))
      .filter((image) => image !== null),
    shopName: plainText(objectIn(item, 'shop_info')['shop_name'], 200),
    listedPrice: optionalPrice(objectIn(item, 'price_info')['price']),
    options: optionsOf([...values.values()]),
    skus: asArray(item['skus'])
      .filter(isObject)
      .map((sku) => skuOf(sku, values)),
    tiers: tiersOf(item),
    shipping: serviceShipping(objectIn(item, 'delivery_info')['delivery_fee']),
    stock: serviceStock(item['stock']),
    soldOut: item['is_sold_out'] === true,
  });
};
