import {
  approveRefundContract,
  cancelOrderContract,
  cancelRefundContract,
  placeOrdersContract,
  processOrderContract,
  rejectRefundContract,
  requestRefundContract,
  staffCancelOrderContract,
} from '@caravan/cart-orders/contract/orders';
import { addToCartContract, newLine } from '@caravan/cart-orders/contract/schema';
import { newId } from '@caravan/kernel';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { command, key, pick, withOrders, type Change, type Command, type TradeReal } from './trade-command.ts';
import { couponCode, couponPercent } from './trade-server.ts';
import type { ModelOrder, TradeModel } from './trade-model.ts';
import { amountOf, endWaits, feeOf, giveBack, mayAskRefund, partsOf, refund, waits } from './trade-rules.ts';

export const addLine = (line: { unitFen: number; quantity: number; photos: number; shippingFen: number }): Command =>
  command(
    `add ${JSON.stringify(line)}`,
    () => true,
    async (model, { shopper }) => {
      const manual = {
        url: '',
        name: `Tea ${newId()}`,
        spec: '250 g',
        shop_name: 'Tea House',
        unit_price_fen: line.unitFen,
        domestic_shipping_fen: line.shippingFen,
      };
      const body = newLine.parse({ manual, quantity: line.quantity, photo: { count: line.photos, note: '' } });
      model.cart.push({ ...line, id: (await shopper.call(addToCartContract, { body })).data.id });
    },
  );

/** A line that was entered by hand always states its fee, so the test marks it as unknown in the database. */
const hideFee = ({ tradeServer }: TradeReal, number: string) =>
  tradeServer
    .server()
    .core.db.execute(sql`UPDATE order_line SET domestic_shipping_stated = false WHERE order_number = ${number}`);

/**
 * The discounts and the service fees of an order's lines: they add up, and each is in proportion to its price, or to what
 * is paid for it, to less than a fen.
 */
const readShares = async ({ tradeServer }: TradeReal, number: string, discountFen: number, feeFen: number) => {
  const { rows } = await tradeServer.server().core.db.execute<{
    id: string;
    price: string;
    discount: string;
    fee: string;
  }>(sql`
    SELECT id, unit_price_fen * quantity AS price, discount_fen AS discount, service_fee_fen AS fee
    FROM order_line WHERE order_number = ${number}`);
  const lines = rows.map(({ id, ...row }) => ({
    id,
    price: Number(row.price),
    discount: Number(row.discount),
    fee: Number(row.fee),
  }));
  const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((total, line) => total + of(line), 0);
  const goods = sum(({ price }) => price);
  expect(sum(({ discount }) => discount)).toBe(discountFen);
  expect(sum(({ fee }) => fee)).toBe(feeFen);
  for (const { price, discount, fee } of lines) {
    expect(Math.abs(discount - (discountFen * price) / goods)).toBeLessThan(1);
    if (feeFen > 0) expect(Math.abs(fee - (feeFen * (price - discount)) / (goods - discountFen))).toBeLessThan(1);
  }
  return new Map(lines.map(({ id, discount, fee }) => [id, { discount, fee }]));
};

export const place = (feeUnknown: boolean, hasCoupon: boolean): Command =>
  command(
    `order${feeUnknown ? ' without a stated fee' : ''}${hasCoupon ? ' with a coupon' : ''}`,
    (model) => model.cart.length > 0,
    async (model, real) => {
      const { shopper } = real;
      const { amountFen: listedFen, shippingFen } = amountOf(model.cart);
      const goodsFen = model.cart.reduce((sum, { unitFen, quantity }) => sum + unitFen * quantity, 0);
      const discountFen = hasCoupon ? Math.floor((goodsFen * couponPercent) / 100) : 0;
      const feeFen = feeOf(model, goodsFen - discountFen);
      const amountFen = listedFen - discountFen + feeFen;
      const coupon = discountFen > 0 ? { coupon_code: couponCode } : {};
      const body = { cart_ids: model.cart.map(({ id }) => id), contact: { name: 'Ada' }, note: '', ...coupon };
      const headers = key();
      const { data } = await shopper.call(placeOrdersContract, { body, headers });
      expect((await shopper.call(placeOrdersContract, { body, headers })).data).toEqual(data);
      expect(data.orders).toMatchObject([{ amount_fen: amountFen }]);
      const number = data.orders[0]?.number ?? '';
      const shares = await readShares(real, number, discountFen, feeFen);
      model.orders.push({
        number,
        status: 'pending_payment',
        amountFen,
        shippingFen,
        refundedFen: 0,
        lines: model.cart.map((line) => ({
          ...line,
          heldFen: line.unitFen,
          discounts: partsOf(shares.get(line.id)?.discount ?? 0, line.quantity),
          fees: partsOf(shares.get(line.id)?.fee ?? 0, line.quantity),
          gone: 0,
          substituted: false,
        })),
        expiresAt: Date.parse(data.expires_at),
        paidAt: null,
        before: null,
        feeUnknown,
        question: null,
        extras: [],
      });
      if (feeUnknown) await hideFee(real, number);
      model.cart = [];
    },
  );

/** A change of an order that succeeds or is refused as the model predicts. */
export const change = (
  name: string,
  index: number,
  allowed: (model: TradeModel, order: ModelOrder) => boolean,
  call: (real: TradeReal, number: string, order: ModelOrder) => Promise<{ status: number }>,
  effect: (model: TradeModel, order: ModelOrder) => void,
): Change => ({
  fits: (model) => model.orders.some((order) => allowed(model, order)),
  command: command(`${name} order ${index}`, withOrders, async (model, real) => {
    const order = pick(model.orders, index, (one) => allowed(model, one));
    const { status } = await call(real, order.number, order);
    if (!allowed(model, order)) return void expect([200, 409, 422], `${name} ${order.status}`).toContain(status);
    expect(status, `${name} ${order.status}`).toBe(200);
    effect(model, order);
  }),
});

const note = { note: '' };
const to = (status: ModelOrder['status']) => (_model: TradeModel, order: ModelOrder) => {
  order.before = order.status;
  order.status = status;
};
const toPrevious = (_model: TradeModel, order: ModelOrder) => {
  order.status = order.before ?? 'paid';
};
const isRefundPending = (_model: TradeModel, order: ModelOrder) => order.status === 'refund_processing';

/** The changes of an order by shopper and staff. */
export const orderChanges = (index: number): Change[] => [
  change(
    'cancel',
    index,
    (_, { status }) => status === 'pending_payment',
    ({ shopper }, number) => shopper.call(cancelOrderContract, { params: { number } }),
    to('cancelled'),
  ),
  change(
    'process',
    index,
    (_, order) => order.status === 'paid' && !waits(order),
    ({ tradeServer }, number) =>
      tradeServer.staff.call(processOrderContract, { params: { number }, body: { supplier_order_no: number } }),
    to('processing'),
  ),
  change(
    'staff cancel',
    index,
    (_, { status }) => ['pending_payment', 'paid', 'processing'].includes(status),
    ({ tradeServer }, number) =>
      tradeServer.staff.call(staffCancelOrderContract, { params: { number }, body: note, headers: key() }),
    giveBack,
  ),
  change(
    'ask refund of',
    index,
    mayAskRefund,
    ({ shopper }, number) =>
      shopper.call(requestRefundContract, {
        params: { number },
        body: { reason: 'late', destination: 'balance' },
        headers: key(),
      }),
    (model, order) => {
      endWaits(order);
      to('refund_processing')(model, order);
    },
  ),
  change(
    'withdraw refund of',
    index,
    isRefundPending,
    ({ shopper }, number) => shopper.call(cancelRefundContract, { params: { number } }),
    toPrevious,
  ),
  change(
    'reject refund of',
    index,
    isRefundPending,
    ({ tradeServer }, number) => tradeServer.staff.call(rejectRefundContract, { params: { number }, body: note }),
    toPrevious,
  ),
  change(
    'approve refund of',
    index,
    isRefundPending,
    ({ tradeServer }, number) => tradeServer.staff.call(approveRefundContract, { params: { number }, body: note }),
    refund,
  ),
];
