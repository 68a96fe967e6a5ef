import type { MessageKind } from '@caravan/account/contract';
import type { MailContent, MailedGoods } from '@caravan/account/port';
import { day, formatFen, formatInstant, formatWeight, type Language } from '@caravan/kernel';
import { freeStorageDays, storageFeeFenPerDay, warehousePackagesPaths } from '@caravan/warehouse-packages/contract';
import type { OrderLineRow } from '../db/order-line.table.ts';

type Line = Pick<OrderLineRow, 'name' | 'image' | 'quantity' | 'measured' | 'receivedAt'>;

/** Weight and free storage of goods that arrived. */
const arrivalFacts = ({ measured, receivedAt }: Line): Record<Language, readonly string[]> => {
  if (!measured || !receivedAt) return { en: [], zh: [] };
  const weight = formatWeight(measured.weight_g);
  const end = new Date(receivedAt.getTime() + freeStorageDays * day).toISOString();
  const fee = formatFen(storageFeeFenPerDay);
  return {
    en: [`Weight: ${weight}`, `Free storage until ${formatInstant(end, 'en')} (UTC), then ${fee} a day`],
    zh: [`重量：${weight}`, `免费仓储至 ${formatInstant(end, 'zh')}（UTC），之后每天 ${fee}`],
  };
};

const goodsOf = (line: Line): MailedGoods => ({
  name: line.quantity === 1 ? line.name : `${line.name} × ${line.quantity}`,
  image: line.image,
  facts: arrivalFacts(line),
});

/** The mail about an order: arrived goods are shown and wait for others, refunded ones are named in the subject. */
export const orderMail = (kind: MessageKind, number: string, lines: readonly Line[]): MailContent | undefined => {
  if (kind === 'order_in_stock')
    return {
      event: { en: 'Arrived', zh: '已到仓' },
      refs: [number],
      goods: lines.filter(({ receivedAt }) => receivedAt !== null).map(goodsOf),
      showsGoods: true,
      collect: warehousePackagesPaths.store.href(),
    };
  if (kind === 'refund_done')
    return {
      event: { en: 'Refund approved', zh: '退款已通过' },
      refs: [number],
      goods: lines.filter(({ receivedAt }) => receivedAt === null).map(goodsOf),
      showsGoods: false,
    };
  return undefined;
};
