import type { MessageKind } from '@caravan/account/contract';
import type { MailContent, MailedGoods } from '@caravan/account/port';
import { day, formatFen, formatUtcAndBeijing, formatWeight, type Language } from '@caravan/kernel';
import {
  freeStorageDays,
  storageFeeFenPerDay,
  storageMaxFeeFen,
  warehousePackagesPaths,
} from '@caravan/warehouse-packages/contract';
import type { LineReceiptRow } from '../db/line-receipt.table.ts';
import type { OrderLineRow } from '../db/order-line.table.ts';
import { missingPieces } from '../domain/refund-of.ts';

interface Line extends Pick<OrderLineRow, 'name' | 'image' | 'quantity' | 'receivedQuantity' | 'refundedQuantity'> {
  receipts: readonly Pick<LineReceiptRow, 'itemId' | 'weightG' | 'receivedAt'>[];
}

/** Weight and free storage of the pieces that arrived; the free days of the first ones end first. */
const arrivalFacts = ({ receipts: [first, ...others] }: Line): Record<Language, readonly string[]> => {
  if (!first) return { en: [], zh: [] };
  const weight = formatWeight(others.reduce((sum, { weightG }) => sum + weightG, first.weightG));
  const end = new Date(first.receivedAt.getTime() + freeStorageDays * day).toISOString();
  const [fee, most] = [formatFen(storageFeeFenPerDay), formatFen(storageMaxFeeFen)];
  return {
    en: [
      `Weight: ${weight}`,
      `${freeStorageDays} free days, until ${formatUtcAndBeijing(end, 'en')}; then ${fee} a day, ${most} at most`,
    ],
    zh: [
      `重量：${weight}`,
      `免费仓储 ${freeStorageDays} 天，至 ${formatUtcAndBeijing(end, 'zh')}，之后每天 ${fee}，最多 ${most}`,
    ],
  };
};

/** Some pieces of a line, as a mail shows them. */
const goodsOf = (line: Line, pieces: number, facts: MailedGoods['facts']): MailedGoods => ({
  name: pieces === 1 ? line.name : `${line.name} × ${pieces}`,
  image: line.image,
  itemIds: line.receipts.map(({ itemId }) => itemId),
  facts,
});

/** The mail about an order: arrived goods are shown and wait for others, refunded ones are named in the subject. */
export const orderMail = (kind: MessageKind, number: string, lines: readonly Line[]): MailContent | undefined => {
  if (kind === 'order_in_stock')
    return {
      event: { en: 'Arrived', zh: '已到仓' },
      refs: [number],
      goods: lines
        .filter(({ receivedQuantity }) => receivedQuantity > 0)
        .map((line) => goodsOf(line, line.receivedQuantity, arrivalFacts(line))),
      showsGoods: true,
      collect: warehousePackagesPaths.store.href(),
    };
  if (kind === 'refund_done')
    return {
      event: { en: 'Refund approved', zh: '退款已通过' },
      refs: [number],
      goods: lines
        .filter((line) => missingPieces(line) > 0)
        .map((line) => goodsOf(line, missingPieces(line), { en: [], zh: [] })),
      showsGoods: false,
    };
  if (kind === 'order_question')
    return {
      event: { en: 'Your answer is needed', zh: '请您答复' },
      refs: [number],
      goods: lines.map((line) => goodsOf(line, line.quantity, { en: [], zh: [] })),
      showsGoods: true,
    };
  return undefined;
};
