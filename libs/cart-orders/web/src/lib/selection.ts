import { addTotals, shopTotals, type Cart, type CartLine, type Totals } from '@caravan/cart-orders/contract';

/** Lines that the shopper has left out. Whatever else can be had is selected, also what is added later. */
export type LeftOut = ReadonlySet<string>;

export const isSelected = (line: CartLine, leftOut: LeftOut): boolean => line.available && !leftOut.has(line.id);

/** The lines that would be ordered. */
export const selectedLines = ({ items }: Pick<Cart, 'items'>, leftOut: LeftOut): CartLine[] => items.filter((line) => isSelected(line, leftOut));

/** What the selection costs, by the same rules as the server's: a shop's domestic shipping counts once, and only for what is selected. */
export const selectionTotals = ({ items, shops }: Pick<Cart, 'items' | 'shops'>, leftOut: LeftOut): Totals => {
  const selected = selectedLines({ items }, leftOut);
  return addTotals(shops.map(({ line_ids }) => shopTotals(selected.filter((line) => line_ids.includes(line.id)))));
};

/** What a "select all" box shows for some lines. */
export type BoxState = 'all' | 'some' | 'none';

export const boxState = (lines: readonly CartLine[], leftOut: LeftOut): BoxState => {
  const available = lines.filter((line) => line.available);
  const selected = available.filter((line) => isSelected(line, leftOut));
  if (selected.length === 0) return 'none';
  return selected.length === available.length ? 'all' : 'some';
};

/** Takes lines in or leaves them out. */
export const withLines = (leftOut: LeftOut, ids: readonly string[], selected: boolean): LeftOut => {
  const next = new Set(leftOut);
  for (const id of ids) {
    if (selected) next.delete(id);
    else next.add(id);
  }
  return next;
};
