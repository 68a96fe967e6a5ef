import type { ShownRate } from '@caravan/content/port';
import type { SourceAnswer } from '../look-ups/goods-source.ts';
import type { MergedReading } from '../pages/merge-readings.ts';
import type { ReadSku } from '../pages/reading.ts';
import type { SnapshotContent, SnapshotSku } from './snapshot.ts';
import { toFen } from '../pages/prices/to-fen.ts';

const maxImages = 20;
const maxSkus = 500;

interface Money {
  currency: string;
  rate: string;
}

const skuContent = (sku: ReadSku, fallback: string, { currency, rate }: Money): SnapshotSku | null => {
  // A variant in another currency than its product is not plausible.
  if (sku.price?.currency && sku.price.currency !== currency) return null;
  const amount = sku.price?.amount ?? fallback;
  const priceFen = toFen(amount, rate);
  return priceFen === null || priceFen === 0
    ? null
    : {
        id: sku.id,
        labels: sku.labels,
        sourcePrice: { amount, currency },
        priceFen,
        image: sku.image,
        stock: sku.stock,
      };
};

const withUniqueIds = (skus: readonly SnapshotSku[]): SnapshotSku[] =>
  skus.map((sku, index) =>
    skus.findIndex(({ id }) => id === sku.id) === index && sku.id ? sku : { ...sku, id: `${sku.id}#${index}` },
  );

/** Only for products whose variants all cost the same. Otherwise a tier has no clear meaning for a variant. */
const tiersOf = ({ tiers }: MergedReading, skus: readonly SnapshotSku[], { rate }: Money) => {
  if (skus.some((sku) => sku.priceFen !== skus[0]?.priceFen)) return [];
  return tiers.flatMap((tier) => {
    const priceFen = toFen(tier.amount, rate);
    return priceFen === null ? [] : [{ min_quantity: tier.minQuantity, price_fen: priceFen }];
  });
};

/** Independent shops are named by their site. A marketplace's host does not identify the seller. */
const shopNameOf = ({ shopName }: MergedReading, { platform, url }: SourceAnswer): string =>
  shopName ??
  (platform === 'web' || platform === 'shopify' || platform === 'woocommerce'
    ? new URL(url).hostname.replace(/^www\./, '')
    : '');

/** Converts a source's answer to yuan, as it is stored. Null if title, price or currency is missing. */
export const snapshotContent = (answer: SourceAnswer, { rate, old }: ShownRate): SnapshotContent | null => {
  const { reading, url } = answer;
  if (!reading?.title || !reading.price?.currency) return null;
  const { title, price } = reading;
  const currency = reading.price.currency;
  const money: Money = { currency, rate };
  const priceFen = toFen(price.amount, rate);
  if (priceFen === null || priceFen === 0) return null;
  const read = reading.skus.slice(0, maxSkus).map((sku) => skuContent(sku, price.amount, money));
  const skus = withUniqueIds(read.filter((sku) => sku !== null));
  const options = skus.length === 0 ? [] : reading.options;
  const shipping = reading.shipping === null ? null : toFen(reading.shipping, rate);
  const allSoldOut = skus.length > 0 && skus.every((sku) => sku.stock === 0);
  return {
    url,
    title,
    description: reading.description ?? '',
    images: reading.images.slice(0, maxImages),
    shopName: shopNameOf(reading, answer),
    sourcePrice: { amount: price.amount, currency },
    priceFen,
    tiers: tiersOf(reading, skus, money),
    domesticShippingFen: shipping ?? 0,
    domesticShippingStated: shipping !== null,
    weightG: reading.weightG,
    options,
    skus,
    availability: allSoldOut ? 'out_of_stock' : reading.availability,
    confirm: reading.confirm,
    linkedSkuId: answer.skuId,
    ...(old && { oldRate: true }),
  };
};
