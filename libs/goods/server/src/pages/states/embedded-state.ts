import type { Html } from '../html-page.ts';
import { asArray, isObject, looseJson, type JsonObject } from '../data/loose-json.ts';
import { readMachinePrice } from '../prices/price-text.ts';
import { emptyReading, type PageContext, type ReadOption, type Reading, type ReadSku } from '../reading.ts';
import { objectAt, stockOf } from './script-state.ts';
import { absoluteUrl, plainText, unique } from '../text.ts';

const yuan = (value: unknown) => {
  const amount = readMachinePrice(value, 'CNY');
  return amount === null ? null : { amount, currency: 'CNY' };
};

/** On Weidian, fields whose name ends in `Price` are in fen, and `price` is in yuan with decimals. */
const fromFen = (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? yuan((value / 100).toFixed(2)) : null;

const attributesOf = (properties: JsonObject) =>
  asArray(properties['attr_list'])
    .filter(isObject)
    .map((attribute) => ({
      name: plainText(attribute['attr_title'], 80) ?? '',
      values: asArray(attribute['attr_values'])
        .filter(isObject)
        .map((value) => ({
          id: String(value['attr_id']),
          label: plainText(value['attr_value'], 200) ?? '',
          image: value['img'],
        })),
    }));

const skuList = (properties: JsonObject): JsonObject[] =>
  (isObject(properties['sku']) ? Object.values(properties['sku']) : asArray(properties['sku'])).filter(isObject);

/** Weidian renders in the browser. The product is in the state that its page carries in a data attribute. */
export const readWeidianState = (html: Html, context: PageContext): Reading | null => {
  const raw = html.named('script').find((script) => script.attribs['id'] === '__rocker-render-inject__')?.attribs[
    'data-obj'
  ];
  const model = objectAt(raw ? looseJson(raw) : undefined, 'result', 'default_model');
  const item = objectAt(model, 'item_info');
  const title = plainText(item['item_name'], 500);
  if (!title) return null;
  const properties = objectAt(model, 'sku_properties');
  const attributes = attributesOf(properties);
  const skus = skuList(properties).map((sku): ReadSku => {
    const ids = String(sku['attr_ids'] ?? '').split('-');
    const labels = attributes.map((attribute) => attribute.values.find((value) => ids.includes(value.id))?.label ?? '');
    return {
      id: String(sku['id'] ?? ''),
      labels,
      price: yuan(sku['price']),
      image: absoluteUrl(sku['img'], context.url),
      stock: stockOf(sku['stock']),
    };
  });
  const options = attributes.map((attribute): ReadOption => ({
    name: attribute.name,
    values: attribute.values.map(({ label, image }) => ({ label, image: absoluteUrl(image, context.url) })),
  }));
  const stock = stockOf(item['stock']);
  const lowest = fromFen(item['itemLowPrice']) ?? yuan(item['price']);
  const highest = fromFen(item['itemHighPrice']);
  const complete = skus.every((sku) => sku.labels.every(Boolean));
  return {
    ...emptyReading('state'),
    title,
    images: unique(
      [item['item_head'], ...asArray(item['imgs'])]
        .map((image) => absoluteUrl(image, context.url))
        .filter((image) => image !== null),
    ),
    shopName: plainText(objectAt(model, 'shop_info')['shopName'], 200),
    price: lowest,
    highAmount: highest && lowest && Number(highest.amount) > Number(lowest.amount) ? highest.amount : null,
    availability: stock === null ? 'unknown' : stock > 0 ? 'in_stock' : 'out_of_stock',
    ...(complete ? { options, skus } : {}),
  };
};
