import { maxPackageItems, type StoreItem } from '@caravan/warehouse-packages/contract';
import { clearDraft, readDraft, saveDraft } from '@caravan/web-core';

/** What a selection has to know of goods that stand on another page of the shelf. */
export type ChosenItem = Pick<StoreItem, 'id' | 'weight_g'>;

export type ChosenGoods = readonly ChosenItem[];

const draftKey = 'store';

const isChosenItem = (value: unknown): value is ChosenItem =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'weight_g' in value && typeof value.weight_g === 'number';

/** The selection of this tab, so that a look at another page, a reload or a way through login loses nothing. */
export const readChosen = (): ChosenGoods => {
  const items = readDraft(draftKey)?.['items'];
  return Array.isArray(items) ? items.filter(isChosenItem) : [];
};

export const keepChosen = (chosen: ChosenGoods): void => saveDraft(draftKey, { items: chosen });

export const forgetChosen = (): void => clearDraft(draftKey);

/** Takes goods in, in order and each once, or leaves them out. */
export const withItems = (chosen: ChosenGoods, items: readonly ChosenItem[], selected: boolean): ChosenGoods => {
  const named = new Set(items.map(({ id }) => id));
  const rest = chosen.filter(({ id }) => !named.has(id));
  if (!selected) return rest;
  const before = new Set(chosen.map(({ id }) => id));
  return [...chosen, ...items.filter(({ id }) => !before.has(id)).map(({ id, weight_g: weight }) => ({ id, weight_g: weight }))];
};

/** The selection without goods that are in view and cannot be packed any more. */
export const stillPackable = (chosen: ChosenGoods, inView: readonly StoreItem[]): ChosenGoods => {
  const closed = new Set(inView.filter(({ packable }) => !packable).map(({ id }) => id));
  return chosen.some(({ id }) => closed.has(id)) ? chosen.filter(({ id }) => !closed.has(id)) : chosen;
};

export const weightOf = (chosen: ChosenGoods): number => chosen.reduce((sum, { weight_g: weight }) => sum + weight, 0);

export const isTooMany = (chosen: ChosenGoods): boolean => chosen.length > maxPackageItems;

/** What a "select all" box shows for the goods in view. */
export const boxState = (inView: readonly StoreItem[], chosen: ChosenGoods): 'all' | 'some' | 'none' => {
  const packable = inView.filter((item) => item.packable);
  const ids = new Set(chosen.map(({ id }) => id));
  const selected = packable.filter(({ id }) => ids.has(id));
  if (selected.length === 0) return 'none';
  return selected.length === packable.length ? 'all' : 'some';
};
