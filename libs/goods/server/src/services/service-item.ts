import type { MergedReading } from '../pages/merge-readings.ts';
import { emptyReading, type ReadOption, type ReadPrice, type ReadSku, type ReadTier } from '../pages/reading.ts';
import { unique } from '../pages/text.ts';

/** The requested product. */
export interface AskedFor {
  itemId: string;
  /** Its page. URLs of pictures are relative to it. */
  url: string;
}

/** A product according to an item-data service, before its prices are checked. All amounts are in yuan. */
export interface ServiceItem {
  title: string | null;
  description: string | null;
  images: string[];
  shopName: string | null;
  /** The price of the item as a whole. Undefined if it is missing, null if it is not a price. */
  listedPrice: string | null | undefined;
  /** One list of labels per option, in the order of the options. */
  options: ReadOption[];
  /** Null for a variant that does not match the options. */
  skus: readonly (ServiceSku | null)[];
  tiers: readonly ReadTier[];
  shipping: string | null;
  /** Remaining pieces of the whole product. */
  stock: number | null;
  soldOut: boolean;
}

/** A variant of a product, as an item-data service answers it. */
export interface ServiceSku {
  id: string;
  labels: string[];
  /** Null if it is not a price. */
  price: string | null;
  image: string | null;
  stock: number | null;
}

/** A product that can be sold with the service's data, or the reason why not. */
export type ServiceReading = { reading: MergedReading } | { refused: string };

const lowest = (amounts: readonly string[]): string | undefined => amounts.toSorted((a, b) => Number(a) - Number(b))[0];
const highest = (amounts: readonly string[]): string | undefined =>
  amounts.toSorted((a, b) => Number(b) - Number(a))[0];
const yuan = (amount: string): ReadPrice => ({ amount, currency: 'CNY' });

/** Prices with a larger ratio cannot belong to one product: probably a decimal point is lost. */
const farApart = 10;

/** Larger quantities must not cost more, and the smallest quantity must have the price of one piece. */
const tiersOf = (tiers: readonly ReadTier[], price: string): ReadTier[] => {
  const inOrder = tiers.every((tier, index) => {
    const before = tiers[index - 1];
    return (
      before === undefined || (tier.minQuantity > before.minQuantity && Number(tier.amount) <= Number(before.amount))
    );
  });
  const [first] = tiers;
  return inOrder && first && Number(first.amount) === Number(price) ? [...tiers] : [];
};

const availabilityOf = (
  { soldOut, stock }: ServiceItem,
  skus: readonly ServiceSku[],
): MergedReading['availability'] => {
  const stocks = skus.length > 0 ? skus.map((sku) => sku.stock) : [stock];
  if (soldOut || stocks.every((count) => count === 0)) return 'out_of_stock';
  return stocks.some((count) => count !== null && count > 0) ? 'in_stock' : 'unknown';
};

/**
 * Converts a service's product to a reading. The price is that of one piece: of the cheapest available variant,
 * otherwise of the smallest quantity, otherwise the listed one, which some services give for a thousand pieces.
 * Impossible data is refused, because the next source may be correct, and no price is better than a wrong one.
 */
export const readServiceItem = (item: ServiceItem): ServiceReading => {
  const { title, listedPrice, options, tiers } = item;
  if (!title) return { refused: 'no title' };
  if (listedPrice === null) return { refused: 'no plausible price' };
  if (item.skus.some((sku) => sku === null)) return { refused: 'variants that do not match their options' };
  if (options.length > 0 && item.skus.length === 0) return { refused: 'options without variants' };
  const skus = item.skus.filter((sku): sku is ServiceSku & { price: string } => sku !== null && sku.price !== null);
  if (item.skus.length > 0 && skus.length === 0) return { refused: 'no variant with a price' };

  const combinations = unique(skus.map(({ labels }) => JSON.stringify(labels)));
  if (combinations.length !== skus.length) return { refused: 'variants that cannot be distinguished' };

  const sold = skus.filter((sku) => sku.stock !== 0);
  const ofSkus = (sold.length > 0 ? sold : skus).map((sku) => sku.price);
  const price = lowest(ofSkus) ?? tiers[0]?.amount ?? listedPrice;
  if (price === undefined) return { refused: 'no price' };

  const known = [...skus.map((sku) => sku.price), ...tiers.map((tier) => tier.amount), price];
  const low = Number(lowest(known));
  const high = Number(highest(known));
  const listed = Number(listedPrice ?? price);
  if (listed * farApart <= low || listed >= high * farApart) return { refused: 'prices that contradict each other' };

  const top = highest(ofSkus);
  const plain = options.length === 0;
  return {
    reading: {
      ...emptyReading('provider'),
      title,
      description: item.description,
      images: unique(item.images),
      shopName: item.shopName,
      price: yuan(price),
      highAmount: top !== undefined && Number(top) > Number(price) ? top : null,
      availability: availabilityOf(item, skus),
      options,
      skus: plain ? [] : skus.map((sku): ReadSku => ({ ...sku, price: yuan(sku.price) })),
      tiers: tiersOf(tiers, price),
      shipping: item.shipping,
      confirm: listed < low || listed > high,
    },
  };
};
