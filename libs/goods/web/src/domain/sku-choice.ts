import type { Goods, GoodsSku } from '@caravan/goods/contract';

/** The shopper's choice so far: a label or undefined for each option, in the options' order. */
export type Choice = readonly (string | undefined)[];

const matches = (sku: GoodsSku, choice: Choice): boolean =>
  sku.labels.every((label, index) => choice[index] === undefined || choice[index] === label);

export const isSoldOut = (sku: GoodsSku): boolean => sku.stock === 0;

/**
 * The initial choice: the link's variant if it is available; otherwise each option with a single value is preselected.
 */
export const firstChoice = (goods: Pick<Goods, 'options' | 'skus' | 'sku_id'>): Choice => {
  const linked = goods.skus.find((sku) => sku.id === goods.sku_id && !isSoldOut(sku));
  return goods.options.map(
    (option, index) => linked?.labels[index] ?? (option.values.length === 1 ? option.values[0]?.label : undefined),
  );
};

/** The SKU of a complete choice. */
export const chosenSku = (goods: Pick<Goods, 'options' | 'skus'>, choice: Choice): GoodsSku | undefined =>
  goods.options.length > 0 && choice.length === goods.options.length && choice.every((label) => label !== undefined)
    ? goods.skus.find((sku) => matches(sku, choice))
    : undefined;

/** Whether a value leads to an available SKU, given the choices of the other options. */
export const canChoose = (goods: Pick<Goods, 'skus'>, choice: Choice, option: number, label: string): boolean =>
  goods.skus.some((sku) => !isSoldOut(sku) && matches(sku, choice.with(option, label)));

/** The name of the first option without a choice. */
export const openOption = (goods: Pick<Goods, 'options'>, choice: Choice): string | undefined =>
  goods.options.find((_, index) => choice[index] === undefined)?.name;

/** The lowest and highest price of the SKUs that are still possible, in fen. */
export const priceRange = (
  goods: Pick<Goods, 'skus' | 'price_fen'>,
  choice: Choice,
): { lowest: number; highest: number } => {
  const prices = goods.skus.filter((sku) => matches(sku, choice)).map((sku) => sku.price_fen);
  return prices.length
    ? { lowest: Math.min(...prices), highest: Math.max(...prices) }
    : { lowest: goods.price_fen, highest: goods.price_fen };
};
