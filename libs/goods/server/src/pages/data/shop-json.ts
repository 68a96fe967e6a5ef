import { currencyCode } from '../prices/currency.ts';
import { asArray, isObject, type JsonObject } from './loose-json.ts';
import { readMachinePrice } from '../prices/price-text.ts';
import { readShopifyWeight } from '../read-weight.ts';
import {
  emptyReading,
  type PageContext,
  type ReadOption,
  type Reading,
  type ReadPrice,
  type ReadSku,
} from '../reading.ts';
import { absoluteUrl, plainText, unique } from '../text.ts';

/** Converts a minor unit to a decimal: `12900`, 2 → `129.00`. */
const fromMinor = (value: unknown, digits: number): string | null => {
  const text = String(value);
  if (!/^\d{1,15}$/.test(text)) return null;
  const padded = text.padStart(digits + 1, '0');
  return digits === 0 ? text : `${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
};

const imageOf = (value: unknown, base: string): string | null =>
  absoluteUrl(isObject(value) ? (value['src'] ?? value['url']) : value, base);

const lowestOf = (prices: readonly ReadPrice[]): ReadPrice | null =>
  prices.reduce<ReadPrice | null>(
    (low, price) => (low === null || Number(price.amount) < Number(low.amount) ? price : low),
    null,
  );
const highestOf = (prices: readonly ReadPrice[]): string | null =>
  prices.reduce<string | null>(
    (high, price) => (high === null || Number(price.amount) > Number(high) ? price.amount : high),
    null,
  );

const optionLabels = (variant: JsonObject): string[] =>
  (Array.isArray(variant['options'])
    ? variant['options']
    : [variant['option1'], variant['option2'], variant['option3']]
  )
    .map((label) => plainText(label, 200))
    .filter((label) => label !== null);

const optionName = (option: unknown): string => plainText(isObject(option) ? option['name'] : option, 80) ?? '';

/** Shopify's own limit. */
const maxVariants = 2_048;

/**
 * A Shopify product. `/products/<handle>.js` has prices in hundredths; `.json` wraps the product in `product` and has
 * decimals. Neither names the currency, so the caller must pass that of the page or of `/cart.js`.
 */
export const readShopifyProduct = (body: unknown, currency: string | null, context: PageContext): Reading | null => {
  const wrapped = isObject(body) && isObject(body['product']);
  const product = wrapped ? (body['product'] as JsonObject) : body;
  if (!isObject(product)) return null;
  const title = plainText(product['title'], 500);
  const variants = asArray(product['variants']).slice(0, maxVariants).filter(isObject);
  if (!title || variants.length === 0) return null;
  const priceOf = (value: unknown): ReadPrice | null => {
    // `.js` has integers in hundredths in every currency. Decimals are always text.
    const amount = typeof value === 'number' ? fromMinor(value, 2) : readMachinePrice(value, currency);
    return amount === null ? null : { amount, currency };
  };
  const names = asArray(product['options']).map(optionName);
  const plainVariant =
    variants.length === 1 && /^default(?: title)?$/i.test(optionLabels(variants[0] ?? {})[0] ?? 'default');
  const skus = variants.map((variant): ReadSku => {
    const available = variant['available'];
    const counted = variant['inventory_quantity'];
    const inStock = typeof counted === 'number' && counted > 0 && variant['inventory_management'] ? counted : null;
    return {
      id: String(variant['id'] ?? ''),
      labels: optionLabels(variant),
      price: priceOf(variant['price']),
      image: imageOf(variant['featured_image'], context.url),
      stock: available === false ? 0 : inStock,
    };
  });
  const fitting = names.length > 0 && skus.every((sku) => sku.labels.length === names.length);
  const options = names.map((name, index): ReadOption => ({
    name,
    values: unique(skus.map((sku) => sku.labels[index] ?? '')).map((label) => ({
      label,
      image: index === 0 ? (skus.find((sku) => sku.labels[0] === label)?.image ?? null) : null,
    })),
  }));
  const sold = variants
    .filter((variant) => variant['available'] !== false)
    .flatMap((variant) => priceOf(variant['price']) ?? []);
  const prices = sold.length > 0 ? sold : variants.flatMap((variant) => priceOf(variant['price']) ?? []);
  const price = lowestOf(prices);
  const high = highestOf(prices);
  const told = variants.some((variant) => typeof variant['available'] === 'boolean');
  return {
    ...emptyReading('shop_json'),
    title,
    description: plainText(product['description'] ?? product['body_html'], 4000),
    images: unique(
      asArray(product['images'])
        .map((image) => imageOf(image, context.url))
        .filter((image) => image !== null),
    ),
    shopName: plainText(product['vendor'], 200),
    price,
    highAmount: high !== null && price !== null && Number(high) > Number(price.amount) ? high : null,
    availability: told
      ? variants.some((variant) => variant['available'] === true)
        ? 'in_stock'
        : 'out_of_stock'
      : 'unknown',
    weightG: readShopifyWeight(variants),
    ...(plainVariant || !fitting ? {} : { options, skus }),
  };
};

/**
 * A product of WooCommerce's store API (`/wp-json/wc/store/v1/products?slug=`), with prices in minor units and their
 * number of digits.
 */
export const readWooProduct = (body: unknown, context: PageContext): Reading | null => {
  const [product] = asArray(body).filter(isObject);
  const prices = product && isObject(product['prices']) ? product['prices'] : undefined;
  const title = product && plainText(product['name'], 500);
  if (!product || !prices || !title) return null;
  const digits = typeof prices['currency_minor_unit'] === 'number' ? prices['currency_minor_unit'] : 2;
  const range = isObject(prices['price_range']) ? prices['price_range'] : {};
  const amount = fromMinor(range['min_amount'] ?? prices['price'], digits);
  const high = range['max_amount'] === undefined ? null : fromMinor(range['max_amount'], digits);
  const stocked = product['is_in_stock'];
  return {
    ...emptyReading('shop_json'),
    title,
    description: plainText(product['short_description'] ?? product['description'], 4000),
    images: unique(
      asArray(product['images'])
        .map((image) => imageOf(image, context.url))
        .filter((image) => image !== null),
    ),
    url: absoluteUrl(product['permalink'], context.url),
    price: amount === null ? null : { amount, currency: currencyCode(String(prices['currency_code'] ?? '')) },
    highAmount: high !== null && amount !== null && Number(high) > Number(amount) ? high : null,
    availability: stocked === true ? 'in_stock' : stocked === false ? 'out_of_stock' : 'unknown',
  };
};
