import type { PaidForGoods } from '@caravan/cart-orders/port';
import { formatFen, inEachLanguage, inLanguages, sumFen } from '@caravan/kernel';
import { goodsSourceHref } from '@caravan/routes';
import type { Database, Tx } from '@caravan/server-core';
import { fail, type LossAmounts, type StoreLoss } from '@caravan/warehouse-packages/contract';
import type { PackageContext } from '../../core/package-context.ts';
import type { StaffCall } from '../../core/staff-step.ts';
import { settleItemTasks } from '../../tasks/settle-tasks.ts';
import { weightFacts } from '../goods-facts.ts';
import { goodsWords } from '../goods-words.ts';
import { itemsByNumber } from '../staff-store.repo.ts';
import type { StoreItemRow } from '../store-item.table.ts';
import { lockItem } from '../warehouse.repo.ts';
import { findLoss, insertLoss, lossKey } from './store-loss.repo.ts';
import type { StoreLossRow } from './store-loss.table.ts';

type Amounts = Pick<StoreLossRow, 'domesticFen' | 'goodsFen' | 'photoFen'>;

const presentAmounts = (item: StoreItemRow, { goodsFen, domesticFen, photoFen }: Amounts): LossAmounts => ({
  number: item.number,
  name: item.name,
  order_number: item.orderNumber,
  goods_fen: goodsFen,
  domestic_fen: domesticFen,
  photo_fen: photoFen,
  amount_fen: sumFen([goodsFen, domesticFen, photoFen]),
});

/** Goods end as lost only while they are searched for, out of packages and returns: these are ended first. */
const refuseUnlosable = ({ leftAt, missingAt, packageNumber, returnNumber }: StoreItemRow): void => {
  if (leftAt !== null) throw fail('item_left');
  if (missingAt === null) throw fail('item_not_searched');
  if (packageNumber !== null) throw fail('item_in_package', { number: packageNumber });
  if (returnNumber !== null) throw fail('item_returning', { number: returnNumber });
};

/** The payment for goods, and for goods of an own parcel the value that the shopper declared. */
const paidFor = async (
  { paidGoods }: Pick<PackageContext, 'paidGoods'>,
  db: Database,
  { origin, lineId, number, quantity, valueFen }: StoreItemRow,
): Promise<PaidForGoods> => {
  if (origin === 'own') return { goodsFen: valueFen, domesticFen: 0, photoFen: 0 };
  const paid = await paidGoods().of(db, { lineId, quantity });
  if (!paid) throw new Error(`the line ${lineId} of item ${number} is unknown`);
  return paid;
};

/** The shopper's refund if the search for goods ends as lost. */
export const showLoss = async (context: PackageContext, number: string): Promise<LossAmounts> => {
  const [item] = await itemsByNumber(context.db, [number]);
  if (!item) throw fail('not_found');
  refuseUnlosable(item);
  return presentAmounts(item, await paidFor(context, context.db, item));
};

const tell = async (
  tx: Tx,
  { notifier }: Pick<PackageContext, 'notifier'>,
  item: StoreItemRow,
  amountFen: number,
): Promise<void> => {
  const { id, name, orderNumber, image, weightG, userId } = item;
  await notifier().send(tx, {
    kind: 'goods_missing',
    ...inEachLanguage((language) => {
      const { title, body } = goodsWords[language].lost;
      return { title, body: body(name, orderNumber, formatFen(amountFen, language)) };
    }),
    mail: {
      event: inLanguages((language) => goodsWords[language].lost.event),
      refs: [orderNumber],
      goods: [{ name, image, itemIds: [id], facts: weightFacts(weightG) }],
      showsGoods: true,
    },
    userId,
    key: lossKey(id),
    link: goodsSourceHref(orderNumber),
  });
};

/**
 * Ends the search for goods as lost: they leave the warehouse, and what was paid for them goes to the balance at the cost
 * of the shop. If they turn up later they are the shop's. A repeated call answers as the first.
 */
export const loseGoods = async (
  tx: Tx,
  context: PackageContext,
  { staffId, audit, unchanged, approval }: StaffCall,
  number: string,
  note: string,
): Promise<StoreLoss> => {
  const [seen] = await itemsByNumber(tx, [number]);
  if (!seen) throw fail('not_found');
  // Losses and returns of a line wait for each other, so that each counts what the others paid.
  if (seen.origin === 'order') await context.paidGoods().hold(tx, seen.orderNumber);
  const item = await lockItem(tx, seen.id);
  if (!item) throw fail('not_found');
  const known = await findLoss(tx, item.id);
  if (known) {
    unchanged();
    return { ...presentAmounts(item, known), note: known.note, at: known.at.toISOString() };
  }
  refuseUnlosable(item);
  const { id, userId, orderNumber } = item;
  const at = context.clock();
  const paid = await paidFor(context, tx, item);
  const amounts = presentAmounts(item, paid);
  const { amount_fen: amountFen } = amounts;
  const remark = inLanguages((language) => goodsWords[language].lost.remark(orderNumber));
  const compensation = { userId, kind: 'order', ref: orderNumber, amountFen, key: lossKey(id), remark } as const;
  const moved = amountFen > 0 ? await context.compensations().pay(tx, compensation) : null;
  await insertLoss(tx, { itemId: id, staffId, note, ...paid, transactionNo: moved?.transactionNo ?? null, at });
  await context.services().end(tx, [id]);
  await audit(tx, {
    action: 'item.lose',
    subject: { kind: 'item', ref: number },
    note,
    data: { amount_fen: amountFen, ...(moved && { transaction_no: moved.transactionNo }) },
  });
  await settleItemTasks(tx, context, [id]);
  await tell(tx, context, item, amountFen);
  await context.approvals().demand(tx, { kind: 'lose', ref: number, userId, staffId, amountFen, approval });
  return { ...amounts, note, at: at.toISOString() };
};
