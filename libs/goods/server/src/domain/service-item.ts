import type { MergedReading } from './merge-readings.ts';
import { emptyReading, type ReadOption, type ReadPrice, type ReadSku, type ReadTier } from './reading.ts';
import { unique } from './text.ts';

/** The product that a service was asked for. */
export interface AskedFor {
  itemId: string;
  /** Its page; addresses of pictures are relative to it. */
  url: string;
}

/** What an item-data service says of a product, before anybody believes its prices. All amounts are yuan. */
export interface ServiceItem {
  title: string | null;
  description: string | null;
  images: string[];
  shopName: string | null;
  /** The price that the item as a whole is given: undefined where none is, null where it is no price. */
  listedPrice: string | null | undefined;
  /** One list of labels for each option, in the order of the options. */
  options: ReadOption[];
  /** Null stands for a variant that does not fit the options. */
  skus: readonly (ServiceSku | null)[];
  tiers: readonly ReadTier[];
  shipping: string | null;
  /** Pieces left of the whole product. */
  stock: number | null;
  soldOut: boolean;
}

export interface ServiceSku {
  id: string;
  labels: string[];
  /** Null where it is no price. */
  price: string | null;
  image: string | null;
  stock: number | null;
}

/** A product that may be sold by what the service says, or why not. */
export type ServiceReading = { reading: MergedReading } | { refused: string };

const lowest = (amounts: readonly string[]): string | undefined => amounts.toSorted((a, b) => Number(a) - Number(b))[0];
const highest = (amounts: readonly string[]): string | undefined => amounts.toSorted((a, b) => Number(b) - Number(a))[0];
const yuan = (amount: string): ReadPrice => ({ amount, currency: 'CNY' });

/** Prices that are this many times apart are not prices of one product: somewhere a decimal point is lost. */
const farApart = 10;

/** Larger quantities cost the same or less, and the price of the smallest is the price of one. */
const tiersOf = (tiers: readonly ReadTier[], price: string): ReadTier[] => {
  const inOrder = tiers.every((tier, index) => {
    const before = tiers[index - 1];
    return before === undefined || (tier.minQuantity > before.minQuantity && Number(tier.amount) <= Number(before.amount));
  });
  const [first] = tiers;
  return inOrder && first && Number(first.amount) === Number(price) ? [...tiers] : [];
};

const availabilityOf = ({ soldOut, stock }: ServiceItem, skus: readonly ServiceSku[]): MergedReading['availability'] => {
  const stocks = skus.length > 0 ? skus.map((sku) => sku.stock) : [stock];
  if (soldOut || stocks.every((count) => count === 0)) return 'out_of_stock';
  return stocks.some((count) => count !== null && count > 0) ? 'in_stock' : 'unknown';
};

/**
 * A service's product as a reading. The price is that of one piece: of the cheapest variant that can be had, otherwise of the smallest
 * quantity, and only then the listed one, which some services give for a thousand. What cannot be true is refused, since the next source
 * may know better, and no price is better than a wrong one.
 */
export const readServiceItem = (item: ServiceItem): ServiceReading => {
  const { title, listedPrice, options, tiers } = item;
  if (!title) return { refused: 'no title' };
  if (listedPrice === null) return { refused: 'no price that could be true' };
  if (item.skus.some((sku) => sku === null)) return { refused: 'variants that do not fit their options' };
  if (options.length > 0 && item.skus.length === 0) return { refused: 'options without variants' };
  const skus = item.skus.filter((sku): sku is ServiceSku & { price: string } => sku !== null && sku.price !== null);
  if (item.skus.length > 0 && skus.length === 0) return { refused: 'no variant with a price' };

  const combinations = unique(skus.map(({ labels }) => JSON.stringify(labels)));
  if (combinations.length !== skus.length) return { refused: 'variants that cannot be told apart' };

  const sold = skus.filter((sku) => sku.stock !== 0);
  const ofSkus = (sold.length > 0 ? sold : skus).map((sku) => sku.price);
  const price = lowest(ofSkus) ?? tiers[0]?.amount ?? listedPrice;
  if (price === undefined) return { refused: 'no price' };

  const known = [...skus.map((sku) => sku.price), ...tiers.map((tier) => tier.amount), price];
  const [low, high] = [Number(lowest(known)), Number(highest(known))];
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
