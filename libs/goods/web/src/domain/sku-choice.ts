import type { Goods, GoodsSku } from '@caravan/goods/contract';

/** What the shopper has chosen so far: one label or nothing for each option, in the options' order. */
export type Choice = readonly (string | undefined)[];

const agrees = (sku: GoodsSku, choice: Choice): boolean => sku.labels.every((label, index) => choice[index] === undefined || choice[index] === label);

export const isSoldOut = (sku: GoodsSku): boolean => sku.stock === 0;

/** A first choice: the variant that the link names, as long as it can be had; otherwise an option with a single value is chosen already. */
export const firstChoice = (goods: Pick<Goods, 'options' | 'skus' | 'sku_id'>): Choice => {
  const linked = goods.skus.find((sku) => sku.id === goods.sku_id && !isSoldOut(sku));
  return goods.options.map((option, index) => linked?.labels[index] ?? (option.values.length === 1 ? option.values[0]?.label : undefined));
};

/** The SKU that a complete choice names. */
export const chosenSku = (goods: Pick<Goods, 'options' | 'skus'>, choice: Choice): GoodsSku | undefined =>
  goods.options.length > 0 && choice.length === goods.options.length && choice.every((label) => label !== undefined)
    ? goods.skus.find((sku) => agrees(sku, choice))
    : undefined;

/** Whether a value leads to a SKU that can be bought, given what is chosen in the other options. */
export const canChoose = (goods: Pick<Goods, 'skus'>, choice: Choice, option: number, label: string): boolean =>
  goods.skus.some((sku) => !isSoldOut(sku) && agrees(sku, choice.with(option, label)));

/** The name of the first option still open. */
export const openOption = (goods: Pick<Goods, 'options'>, choice: Choice): string | undefined =>
  goods.options.find((_, index) => choice[index] === undefined)?.name;

/** The lowest and highest price of what can still be chosen, in fen. */
export const priceRange = (goods: Pick<Goods, 'skus' | 'price_fen'>, choice: Choice): { lowest: number; highest: number } => {
  const prices = goods.skus.filter((sku) => agrees(sku, choice)).map((sku) => sku.price_fen);
  return prices.length ? { lowest: Math.min(...prices), highest: Math.max(...prices) } : { lowest: goods.price_fen, highest: goods.price_fen };
};
