import { and, eq, inArray, isNotNull, isNull, like, or, sql } from 'drizzle-orm';
import type { OrderStatus } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { pictureAddress } from '../pictures/picture-address.ts';
import { cartJoinTable } from '../cart/cart-join.table.ts';
import { cartLineTable } from '../cart/cart-line.table.ts';
import { cartPictureTable } from '../cart/cart-picture.table.ts';
import { orderLineTable } from '../orders/order-line.table.ts';
import { orderQuestionTable as questions } from '../questions/order-question.table.ts';
import { orderRefundTable } from '../refunds/order-refund.table.ts';
import { purchaseOrderTable as orders } from '../orders/purchase-order.table.ts';

/** Orders in these states still move money or goods. */
const open: OrderStatus[] = ['pending_payment', 'paid', 'processing', 'refund_processing'];

/** Whether a shopper has orders that go on, or that wait for an answer about goods that arrived. */
export const hasOpenOrders = async (tx: Tx, userId: string): Promise<boolean> => {
  const asked = tx.select({ number: questions.orderNumber }).from(questions).where(eq(questions.state, 'open'));
  const found = await tx
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.userId, userId), or(inArray(orders.status, open), inArray(orders.number, asked))))
    .limit(1);
  return found.length > 0;
};

/** Empties a cart permanently; the next sweep deletes the owner's pictures. */
export const eraseCart = async (tx: Tx, userId: string, now: Date): Promise<void> => {
  await tx.delete(cartLineTable).where(eq(cartLineTable.userId, userId));
  await tx.delete(cartJoinTable).where(eq(cartJoinTable.userId, userId));
  await tx
    .update(cartPictureTable)
    .set({ unusedSince: now })
    .where(and(eq(cartPictureTable.userId, userId), isNull(cartPictureTable.unusedSince)));
};

/** Removes a person's name and texts from orders, but keeps the orders with their goods, prices and history. */
export const eraseOrders = async (tx: Tx, userId: string): Promise<void> => {
  const own = tx.select({ number: orders.number }).from(orders).where(eq(orders.userId, userId));
  await tx.update(orderLineTable).set({ note: '', photoNote: '' }).where(inArray(orderLineTable.orderNumber, own));
  await tx
    .update(orderLineTable)
    .set({ priceChange: sql`jsonb_set(${orderLineTable.priceChange}, '{text}', '""')` })
    .where(and(inArray(orderLineTable.orderNumber, own), isNotNull(orderLineTable.priceChange)));
  await tx
    .update(orderLineTable)
    .set({ image: null })
    .where(and(inArray(orderLineTable.orderNumber, own), like(orderLineTable.image, `${pictureAddress('')}%`)));
  await tx.update(orderRefundTable).set({ reason: '' }).where(inArray(orderRefundTable.orderNumber, own));
  await tx
    .update(orders)
    .set({ contact: { name: '', phone: '', im: '' }, note: '' })
    .where(eq(orders.userId, userId));
};
