import type { Database } from '@caravan/server-core';
import type { ReturnableItem } from '@caravan/warehouse-packages/port';
import type { ReturnsContext } from '../returns-context.ts';
import { eventsOfReturns, findReturn, type OwnerFilter } from './goods-return.repo.ts';
import type { GoodsReturnEventRow, GoodsReturnRow } from './goods-return.table.ts';

/** A return with its goods and its events. */
export interface WholeReturn {
  row: GoodsReturnRow;
  item: ReturnableItem;
  events: GoodsReturnEventRow[];
  /** Whether the shopper opened it by rejecting the photos of the goods. */
  fromPhotos: boolean;
}

/** The returns with their parts, in the same order. */
export const wholeReturns = async (
  { goods }: Pick<ReturnsContext, 'goods'>,
  db: Database,
  rows: readonly GoodsReturnRow[],
): Promise<WholeReturn[]> => {
  if (!rows.length) return [];
  const numbers = rows.map(({ number }) => number);
  const items = await goods().find(
    db,
    rows.map(({ itemId }) => itemId),
  );
  const events = await eventsOfReturns(db, numbers);
  const rejected = new Set((await goods().rejected(db, numbers)).map(({ returnNumber }) => returnNumber));
  const itemOf = new Map(items.map((item) => [item.id, item]));
  return rows.flatMap((row) => {
    const item = itemOf.get(row.itemId);
    return item ? [{ row, item, events: events.get(row.number) ?? [], fromPhotos: rejected.has(row.number) }] : [];
  });
};

/** A return with its parts; undefined if there is none, or it belongs to another shopper. */
export const findWholeReturn = async (
  context: Pick<ReturnsContext, 'goods'>,
  db: Database,
  owner: OwnerFilter,
  number: string,
): Promise<WholeReturn | undefined> => {
  const row = await findReturn(db, owner, number);
  return row && (await wholeReturns(context, db, [row]))[0];
};
