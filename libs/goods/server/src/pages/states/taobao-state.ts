import type { Html } from '../html-page.ts';
import { asArray, isObject } from '../data/loose-json.ts';
import { readMachinePrice } from '../prices/price-text.ts';
import { emptyReading, type PageContext, type Reading, type ReadSku } from '../reading.ts';
import { objectAt, scriptState, stockOf } from './script-state.ts';
import { optionsOf, optionText, pairsOf, type OptionValue } from '../../services/service-options.ts';
import { rangeOf, stockOverall } from '../prices/sku-range.ts';
import { absoluteUrl, plainText, unique } from '../text.ts';

const mark = /__ICE_APP_CONTEXT__\s*(?:\|\|\s*\{\s*\}\s*[;,]\s*(?:(?:var|let|const)\s+)?\w+\s*)?=\s*(?=\{)/;

/** `138` and `138.50` in yuan. Taobao masks prices from visitors (`1?8`); those are none. */
const yuan = (price: unknown) => {
  const text = objectAt(price)['priceText'];
  const amount = typeof text === 'string' && /^\d+(?:\.\d+)?$/.test(text) ? readMachinePrice(text, 'CNY') : null;
  return amount === null ? null : { amount, currency: 'CNY' };
};

/**
 * Taobao and Tmall render in the browser. The product is in the state that a script of its page assigns. `price` is the
 * price to everybody; `subPrice` and `extraPrice` need a coupon.
 */
export const readTaobaoState = (html: Html, context: PageContext): Reading | null => {
  const product = objectAt(scriptState(html, mark), 'loaderData', 'home', 'data', 'res');
  const parts = objectAt(product['componentsVO']);
  const item = objectAt(product['item']);
  const title = plainText(item['title'] ?? objectAt(parts, 'titleVO', 'title')['title'], 500);
  if (!title) return null;
  const bases = objectAt(product['skuBase']);
  const values = asArray(bases['props'])
    .filter(isObject)
    .flatMap((property) =>
      asArray(property['values'])
        .filter(isObject)
        .map((value): OptionValue & { key: string } => ({
          key: `${String(property['pid'])}:${String(value['vid'])}`,
          pid: String(property['pid']),
          name: optionText(property['name']) ?? '',
          label: optionText(value['name']) ?? '',
          image: absoluteUrl(value['image'], context.url),
        })),
    );
  const byKey = new Map(values.map((value) => [value.key, value]));
  const infos = objectAt(product, 'skuCore', 'sku2info');
  const skus = asArray(bases['skus'])
    .filter(isObject)
    .map((sku): ReadSku => {
      const own = pairsOf(sku['propPath']).map((key) => byKey.get(key));
      const info = objectAt(infos[String(sku['skuId'])]);
      return {
        id: String(sku['skuId'] ?? ''),
        labels: own.map((value) => value?.label ?? ''),
        price: yuan(info['price']),
        image: own.find((value) => value?.image)?.image ?? null,
        stock: stockOf(info['quantity']),
      };
    });
  const options = optionsOf(values);
  const complete =
    options.length > 0 && skus.every((sku) => sku.labels.length === options.length && sku.labels.every(Boolean));
  const shown = yuan(objectAt(parts, 'priceVO')['price']) ?? yuan(objectAt(infos['0'])['price']);
  const range = rangeOf(skus) ?? { price: shown, highAmount: null };
  const images = [item['images'], objectAt(parts['headImageVO'])['images']].flatMap(asArray);
  return {
    ...emptyReading('state'),
    title,
    images: unique(images.map((image) => absoluteUrl(image, context.url)).filter((image) => image !== null)),
    shopName: plainText(objectAt(parts['storeCardVO'])['shopName'] ?? objectAt(product['seller'])['shopName'], 200),
    ...range,
    availability: stockOverall(skus, stockOf(objectAt(infos['0'])['quantity'])),
    ...(complete ? { options, skus } : {}),
  };
};
