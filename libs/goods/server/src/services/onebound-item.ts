import { asArray, isObject, type JsonObject } from '../pages/data/loose-json.ts';
import type { ReadTier } from '../pages/reading.ts';
import { readServiceItem, type AskedFor, type ServiceReading, type ServiceSku } from './service-item.ts';
import { chosenBy, optionsOf, optionText, pairsOf, propertiesText, type OptionValue } from './service-options.ts';
import { optionalPrice, serviceCode, serviceId, servicePrice, serviceShipping, serviceStock } from './service-value.ts';
import { absoluteUrl, plainText, unique } from '../pages/text.ts';

/** `{ sku: […] }`. A product without entries has an empty list or an empty text there. */
const listIn = (value: unknown, name: string): JsonObject[] =>
  isObject(value) ? asArray(value[name]).filter(isObject) : [];

interface Named {
  pair: string;
  pid: string;
  name: string;
  label: string;
}

/** `20509:398278313:尺码：S`. The label may contain further colons. */
const named = (text: string): Named[] => {
  const [, pid, vid, name, label] = /^(\d+):(-?\d+):([^:]+):(.+)$/s.exec(text.trim()) ?? [];
  const shownName = optionText(name);
  const shownLabel = optionText(label);
  return pid && vid && shownName && shownLabel
    ? [{ pair: `${pid}:${vid}`, pid, name: shownName, label: shownLabel }]
    : [];
};

const imagesByPair = (item: JsonObject, url: string): Map<string, string | null> =>
  new Map(
    listIn(item['prop_imgs'], 'prop_img').map((image) => [String(image['properties']), absoluteUrl(image['url'], url)]),
  );

/** The values of all options: from the item's list, otherwise from the texts of its variants. */
const valuesOf = (item: JsonObject, skus: readonly JsonObject[], url: string): Map<string, OptionValue> => {
  const images = imagesByPair(item, url);
  const list = isObject(item['props_list']) ? Object.entries(item['props_list']) : [];
  const listed = list.flatMap(([pair, text]) => named(`${pair}:${String(text)}`));
  const written = skus.flatMap((sku) => pairsOf(sku['properties_name']).flatMap(named));
  const used = unique(skus.flatMap((sku) => pairsOf(sku['properties']).map((pair) => pair.split(':')[0] ?? '')));
  const known = used.flatMap((pid) => [...listed, ...written].filter((value) => value.pid === pid));
  return new Map(known.map(({ pair, ...value }) => [pair, { ...value, image: images.get(pair) ?? null }]));
};

const skuOf = (sku: JsonObject, values: ReadonlyMap<string, OptionValue>): ServiceSku | null => {
  const chosen = chosenBy(pairsOf(sku['properties']), values);
  return (
    chosen && {
      id: serviceId(sku['sku_id']) ?? '',
      ...chosen,
      price: servicePrice(sku['price']),
      stock: serviceStock(sku['quantity']),
    }
  );
};

/** `[[3, 35], [50, 30]]`: from three pieces, from fifty pieces. */
const tiersOf = (ranges: unknown): ReadTier[] =>
  asArray(ranges).flatMap((range) => {
    const [from, price] = Array.isArray(range) ? (range as unknown[]) : [];
    const minQuantity = serviceStock(from);
    const amount = servicePrice(price);
    return minQuantity && amount ? [{ minQuantity, amount }] : [];
  });

/** The shop's name. A missing name is replaced by a number, which does not count. */
const shopNameOf = (item: JsonObject): string | null => {
  const seller = isObject(item['seller_info']) ? item['seller_info'] : {};
  const names = [seller['shop_name'], seller['title'], item['nick']].map((name) => plainText(name, 200));
  return names.find((name) => name && !name.startsWith('_sopid@')) ?? null;
};

/** `post_fee` is the cheapest shipping. If it is zero but the courier is not, people use the courier. */
const shippingOf = (item: JsonObject): string | null => {
  const fees = [item['post_fee'], item['express_fee']].map(serviceShipping);
  return fees.find((fee) => Number(fee) > 0) ?? fees.find((fee) => fee !== null) ?? null;
};

const propertiesOf = (item: JsonObject): string | null =>
  propertiesText(
    asArray(item['props'])
      .filter(isObject)
      .map(({ name, value }) => [name, value] as const),
  );

/**
 * An answer of Onebound's `item_get`, for Taobao and 1688. Its `desc` is not used, because it ends with a tracking
 * pixel that reveals the account.
 */
export const readOneboundItem = (body: unknown, { itemId, url }: AskedFor): ServiceReading => {
  if (!isObject(body)) return { refused: 'no JSON' };
  if (body['error_code'] !== '0000') return { refused: `error ${serviceCode(body['error_code'])}` };
  const { item } = body;
  if (!isObject(item) || item['error']) return { refused: 'no item' };
  if (serviceId(item['num_iid']) !== itemId) return { refused: 'another item' };

  const skus = listIn(item['skus'], 'sku');
  const values = valuesOf(item, skus, url);
  const images = [
    ...asArray(item['item_imgs']).map((image) => (isObject(image) ? image['url'] : image)),
    item['pic_url'],
  ];
  return readServiceItem({
    title: plainText(item['title'], 500),
    description: plainText(item['desc_short'], 4_000) ?? propertiesOf(item),
    images: images.map((image) => absoluteUrl(image, url)).filter((image) => image !== null),
    shopName: shopNameOf(item),
    listedPrice: optionalPrice(item['price']),
    options: optionsOf([...values.values()]),
    skus: skus.map((sku) => skuOf(sku, values)),
    tiers: tiersOf(item['priceRange']),
    shipping: shippingOf(item),
    stock: serviceStock(item['num']),
    soldOut: false,
  });
};
