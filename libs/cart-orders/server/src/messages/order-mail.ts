import {
  day,
  formatFen,
  formatUtcAndBeijing,
  formatWeight,
  inLanguages,
  type Language,
  type MessageKind,
} from '@caravan/kernel';
import { warehousePackagesPaths } from '@caravan/routes';
import type { MailContent, MailedGoods } from '@caravan/server-core';
import type { LineReceiptRow } from '../payment/line-receipt.table.ts';
import type { OrderLineRow } from '../orders/order-line.table.ts';
import type { OrderRules, PurchaseOrderRow } from '../orders/purchase-order.table.ts';
import { missingPieces } from '../refunds/refund-of.ts';
import { orderWords } from './order-words.ts';

interface Line extends Pick<OrderLineRow, 'name' | 'image' | 'quantity' | 'receivedQuantity' | 'refundedQuantity'> {
  receipts: readonly Pick<LineReceiptRow, 'itemId' | 'weightG' | 'receivedAt'>[];
}

const noFacts = inLanguages((): readonly string[] => []);

/** Weight and free storage of the pieces that arrived; the free days of the first ones end first. */
const arrivalFacts = (
  { receipts: [first, ...others] }: Line,
  { free_storage_days: free, storage_fee_fen_per_day: perDay, storage_max_fee_fen: inAll }: OrderRules,
): Record<Language, readonly string[]> => {
  if (!first) return noFacts;
  const grams = others.reduce((sum, { weightG }) => sum + weightG, first.weightG);
  const end = new Date(first.receivedAt.getTime() + free * day).toISOString();
  return inLanguages((language) => {
    const words = orderWords[language].mail;
    const fee = formatFen(perDay, language);
    const most = formatFen(inAll, language);
    return [
      words.weight(formatWeight(grams, language)),
      words.storage(free, formatUtcAndBeijing(end, language), fee, most),
    ];
  });
};

/** Some pieces of a line, as a mail shows them. */
const goodsOf = (line: Line, pieces: number, facts: MailedGoods['facts']): MailedGoods => ({
  name: pieces === 1 ? line.name : `${line.name} × ${pieces}`,
  image: line.image,
  itemIds: line.receipts.map(({ itemId }) => itemId),
  facts,
});

const eventOf = (event: 'arrived' | 'refunded' | 'asked'): Record<Language, string> =>
  inLanguages((language) => orderWords[language].mail[event]);

/** The mail about an order: arrived goods are shown and wait for others, refunded ones are named in the subject. */
export const orderMail = (
  kind: MessageKind,
  { number, rules }: Pick<PurchaseOrderRow, 'number' | 'rules'>,
  lines: readonly Line[],
): MailContent | undefined => {
  if (kind === 'order_in_stock')
    return {
      event: eventOf('arrived'),
      refs: [number],
      goods: lines
        .filter(({ receivedQuantity }) => receivedQuantity > 0)
        .map((line) => goodsOf(line, line.receivedQuantity, arrivalFacts(line, rules))),
      showsGoods: true,
      collect: warehousePackagesPaths.store.href(),
    };
  if (kind === 'refund_done')
    return {
      event: eventOf('refunded'),
      refs: [number],
      goods: lines.filter((line) => missingPieces(line) > 0).map((line) => goodsOf(line, missingPieces(line), noFacts)),
      showsGoods: false,
    };
  if (kind === 'order_question')
    return {
      event: eventOf('asked'),
      refs: [number],
      goods: lines.map((line) => goodsOf(line, line.quantity, noFacts)),
      showsGoods: true,
    };
  return undefined;
};
