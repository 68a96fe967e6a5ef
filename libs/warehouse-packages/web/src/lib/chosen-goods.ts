import { maxPackageItems } from '@caravan/content/contract';
import { type StoreItem } from '@caravan/warehouse-packages/contract';
import type { Drafts } from '@caravan/web-core';

/** A selection stores no more about goods on other pages. */
export type ChosenItem = Pick<StoreItem, 'id' | 'warehouse' | 'weight_g'>;

export type ChosenGoods = readonly ChosenItem[];

const draftKey = 'store';

const isChosenItem = (value: unknown): value is ChosenItem =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'weight_g' in value &&
  typeof value.weight_g === 'number';

/** The selection of this tab, which survives other pages, a reload and a login. */
export const readChosen = (drafts: Drafts): ChosenGoods => {
  const items = drafts.read(draftKey)?.['items'];
  return Array.isArray(items) ? items.filter(isChosenItem) : [];
};

export const keepChosen = (drafts: Drafts, chosen: ChosenGoods): void => drafts.save(draftKey, { items: chosen });

/** Ends the selection of goods that were packed; others of it stay selected. */
export const forgetChosen = (drafts: Drafts, ids: readonly string[]): void => {
  const rest = readChosen(drafts).filter(({ id }) => !ids.includes(id));
  if (rest.length > 0) keepChosen(drafts, rest);
  else drafts.clear(draftKey);
};

/** Adds goods in order and without duplicates, or removes them. */
export const withItems = (chosen: ChosenGoods, items: readonly ChosenItem[], selected: boolean): ChosenGoods => {
  const named = new Set(items.map(({ id }) => id));
  const rest = chosen.filter(({ id }) => !named.has(id));
  if (!selected) return rest;
  const before = new Set(chosen.map(({ id }) => id));
  return [
    ...chosen,
    ...items
      .filter(({ id }) => !before.has(id))
      .map(({ id, weight_g: weight, warehouse }) => ({ id, weight_g: weight, ...(warehouse && { warehouse }) })),
  ];
};

/** The selection without goods on this page that are not packable any more. */
export const stillPackable = (chosen: ChosenGoods, inView: readonly StoreItem[]): ChosenGoods => {
  const closed = new Set(inView.filter(({ packable }) => !packable).map(({ id }) => id));
  return chosen.some(({ id }) => closed.has(id)) ? chosen.filter(({ id }) => !closed.has(id)) : chosen;
};

export const weightOf = (chosen: ChosenGoods): number => chosen.reduce((sum, { weight_g: weight }) => sum + weight, 0);

export const isTooMany = (chosen: ChosenGoods): boolean => chosen.length > maxPackageItems;

/** The state of a "select all" box for the goods on this page. */
export const boxState = (inView: readonly StoreItem[], chosen: ChosenGoods): 'all' | 'some' | 'none' => {
  const packable = inView.filter((item) => item.packable);
  const ids = new Set(chosen.map(({ id }) => id));
  const selected = packable.filter(({ id }) => ids.has(id));
  if (selected.length === 0) return 'none';
  return selected.length === packable.length ? 'all' : 'some';
};
