import type { Goods, GoodsSku } from '@caravan/goods/contract';

/** The shopper's choice so far: a label or undefined for each option, in the options' order. */
export type Choice = readonly (string | undefined)[];

const matches = (sku: GoodsSku, choice: Choice): boolean =>
  sku.labels.every((label, index) => choice[index] === undefined || choice[index] === label);

const isSoldOut = (sku: GoodsSku): boolean => sku.stock === 0;

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

/** Whether a value leads to an available SKU, whatever is chosen of the other options. */
export const isOffered = (goods: Pick<Goods, 'skus'>, option: number, label: string): boolean =>
  goods.skus.some((sku) => !isSoldOut(sku) && sku.labels[option] === label);

/**
 * The choice with another value, and the positions of the options whose value is not available with it and is dropped.
 * Values of earlier options are kept first.
 */
export const chooseValue = (
  goods: Pick<Goods, 'skus'>,
  choice: Choice,
  option: number,
  label: string,
): { choice: Choice; dropped: number[] } => {
  const none: Choice = choice.map(() => undefined);
  const kept = choice.reduce<Choice>(
    (before, value, index) =>
      index !== option && value !== undefined && canChoose(goods, before, index, value)
        ? before.with(index, value)
        : before,
    none.with(option, label),
  );
  return {
    choice: kept,
    dropped: choice.flatMap((value, index) => (value !== undefined && !kept[index] ? [index] : [])),
  };
};

/** The picture of the chosen SKU, or of the first chosen value that has one. */
export const chosenImage = (goods: Pick<Goods, 'options' | 'skus'>, choice: Choice): string | undefined =>
  chosenSku(goods, choice)?.image ??
  goods.options
    .map(({ values }, index) => values.find(({ label }) => label === choice[index])?.image)
    .find((image) => image) ??
  undefined;

/** A choice of an earlier visit, as far as the shop still offers it; stored values are checked like any other. */
export const keptChoice = (goods: Pick<Goods, 'options' | 'skus' | 'sku_id'>, kept: readonly unknown[]): Choice =>
  firstChoice(goods).reduce<Choice>((choice, first, index) => {
    const label = goods.options[index]?.values.find((value) => value.label === kept[index])?.label;
    return choice.with(index, label !== undefined && canChoose(goods, choice, index, label) ? label : first);
  }, firstChoice(goods));

/** The positions of the options without a choice. */
export const openOptions = (goods: Pick<Goods, 'options'>, choice: Choice): number[] =>
  goods.options.flatMap((_, index) => (choice[index] === undefined ? [index] : []));

/** The cheapest SKU that is still possible: its price is where the total begins before the choice is complete. */
export const cheapestSku = (goods: Pick<Goods, 'skus'>, choice: Choice): GoodsSku | undefined =>
  goods.skus
    .filter((sku) => matches(sku, choice))
    .reduce<GoodsSku | undefined>((best, sku) => (best && best.price_fen <= sku.price_fen ? best : sku), undefined);

/** Whether nothing of the product can be bought. */
export const isGone = (goods: Pick<Goods, 'availability' | 'skus'>): boolean =>
  goods.availability === 'out_of_stock' || (goods.skus.length > 0 && goods.skus.every(isSoldOut));

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
