// zh-punctuation: off, because of words of shops.
import type { Element } from 'domhandler';
import { amountText, isElement, visibleText, walk } from '../html-page.ts';
import { findPriceText } from './price-text.ts';
import type { ReadPrice } from '../reading.ts';
import { oneLine } from '../text.ts';

/** A table of prices for larger quantities. */
export interface QuantityTable {
  table: Element;
  /** By ascending quantity. */
  rows: { minQuantity: number; price: ReadPrice }[];
}

/** `1 - 14`, `15+`, `from 50 pcs`, `100件以上`. */
const quantity =
  /^(?:qty\.?|quantity|menge|ab|from|od|от|dès|à partir de|≥|>=)?\s*(\d{1,6})\s*(?:[-–—~]\s*\d{1,6}|to \d{1,6}|bis \d{1,6}|\+|or more|and (?:up|over|more)|et plus|以上|起|и более)?\s*(?:pcs?\.?|pieces?|units?|packs?|stk\.?|st\.?|stück|ks|szt\.?|шт\.?|件|個|个|条|只)?\s*(?:\+|以上|起|及以上)?$/iu;

const quantityIn = (cell: Element): number | null => {
  const found = quantity.exec(oneLine(visibleText(cell)));
  return found ? Number(found[1]) : null;
};
const priceIn = (cell: Element, hint: string | null): ReadPrice | null => {
  const text = oneLine(amountText(cell));
  const found = text.length <= 30 ? findPriceText(text, hint) : null;
  return found && Number(found.amount) > 0 ? { amount: found.amount, currency: found.currency } : null;
};

/** Pairs of quantities and prices; null unless both are complete, and ascend and descend. */
const rowsOf = (
  quantities: readonly (number | null)[],
  prices: readonly (ReadPrice | null)[],
): QuantityTable['rows'] | null => {
  if (quantities.length < 2 || quantities.length !== prices.length) return null;
  const rows = quantities.flatMap((minQuantity, index) => {
    const price = prices[index];
    return minQuantity === null || !price ? [] : [{ minQuantity, price }];
  });
  const isOrdered = rows.every((row, index) => {
    const before = rows[index - 1];
    return !before || (row.minQuantity > before.minQuantity && Number(row.price.amount) <= Number(before.price.amount));
  });
  return rows.length === quantities.length && isOrdered ? rows : null;
};

const maxRows = 30;

const cellsOf = (table: Element): Element[][] => {
  const rows: Element[][] = [];
  walk([table], (node) => {
    if (!isElement(node)) return false;
    if (node.name === 'tr' && rows.length < maxRows)
      rows.push(node.children.filter(isElement).filter(({ name }) => name === 'td' || name === 'th'));
    return node.name !== 'tr';
  });
  return rows;
};

/** The table of quantities and prices in an element, in rows or in columns. */
export const readQuantityTable = (table: Element, hint: string | null): QuantityTable | null => {
  if (table.name !== 'table') return null;
  const cells = cellsOf(table);
  for (const [index, heads] of cells.entries()) {
    const values = cells[index + 1] ?? [];
    // The first cell may name its row.
    for (const skip of [0, 1]) {
      const rows = rowsOf(
        heads.slice(skip).map(quantityIn),
        values.slice(skip).map((cell) => priceIn(cell, hint)),
      );
      if (rows) return { table, rows };
    }
  }
  const pairs = cells.filter((row) => row.length >= 2 && row[0] && quantityIn(row[0]) !== null);
  const rows = rowsOf(
    pairs.map(([head]) => head && quantityIn(head)).map((value) => value ?? null),
    pairs.map(
      (row) =>
        row
          .slice(1)
          .map((cell) => priceIn(cell, hint))
          .find((price) => price !== null) ?? null,
    ),
  );
  return rows && { table, rows };
};
