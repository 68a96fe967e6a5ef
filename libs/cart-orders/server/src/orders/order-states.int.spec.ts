import { type OrderStatus, orderStatuses } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { refusalOf, type Answer } from '@caravan/server-core/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderTransitions } from './order-transitions.ts';
import { cartServer, type CartServer } from '../testing/cart-server.ts';
import { orderIn, orderOf, shopperSteps, staffSteps } from '../testing/order-steps.ts';

let server: CartServer;
beforeAll(async () => {
  server = await cartServer();
});
afterAll(() => server.close());

const ownActions = ['cancel', 'refund', 'withdraw'] as const;
const officeActions = ['process', 'staff_cancel', 'accept', 'stock', 'approve', 'reject'] as const;
type Action = (typeof ownActions)[number] | (typeof officeActions)[number];

/** The state after each action. `same`: the action was done before. A missing action is refused. */
const outcomes: Record<OrderStatus, Partial<Record<Action, OrderStatus | 'same' | 'refund_already_open'>>> = {
  pending_payment: { cancel: 'cancelled', staff_cancel: 'cancelled' },
  paid: { refund: 'refund_processing', process: 'processing', staff_cancel: 'cancelled' },
  processing: { refund: 'refund_processing', process: 'same', staff_cancel: 'cancelled', stock: 'in_stock' },
  in_stock: { process: 'same', stock: 'same' },
  cancelled: { cancel: 'same', staff_cancel: 'same' },
  refund_processing: { refund: 'refund_already_open', withdraw: 'paid', approve: 'refunded', reject: 'paid' },
  refunded: { approve: 'same' },
};

const callsOf = (order: Awaited<ReturnType<typeof orderIn>>) => ({
  own: (caller = order.shopper) => {
    const steps = shopperSteps(caller, order.number);
    return { cancel: steps.cancel, refund: () => steps.refund(), withdraw: steps.withdraw };
  },
  office: (caller = order.staff) => {
    const steps = staffSteps(caller, order.number);
    return {
      process: () => steps.process(),
      staff_cancel: () => steps.cancel(),
      accept: () => steps.accept(),
      stock: () => steps.stock(order.lineIds),
      approve: () => steps.approve(),
      reject: () => steps.reject(),
    };
  },
});

const isOwn = (action: Action): action is (typeof ownActions)[number] =>
  (ownActions as readonly Action[]).includes(action);

describe.each(orderStatuses)('an order that is %s', (status) => {
  test.each<Action>([...ownActions, ...officeActions])('%s', async (action) => {
    const order = await orderIn(server, status);
    const before = await orderOf(order.shopper, order.number);
    expect(before.status).toBe(status);
    const calls = callsOf(order);
    const by = (caller?: typeof order.shopper): Promise<Answer<unknown>> =>
      isOwn(action) ? calls.own(caller)[action]() : calls.office(caller)[action]();

    const visitor = { call: server.call, userId: '' };
    expect((await by(visitor)).status).toBe(401);
    expect((await by(server.shopper())).status).toBe(isOwn(action) ? 404 : 403);
    expect([403, 404]).toContain((await by(isOwn(action) ? order.staff : order.shopper)).status);
    expect(await orderOf(order.shopper, order.number)).toEqual(before);

    const expected = outcomes[status][action] ?? 'wrong_state';
    const answer = await by();
    const after = await orderOf(order.shopper, order.number);
    if (expected === 'same') {
      expect(answer.status).toBe(200);
      expect(after).toEqual(before);
    } else if (expected === 'wrong_state' || expected === 'refund_already_open') {
      expect(answer).toMatchObject({ status: 409, reason: expected });
      expect(after).toEqual(before);
    } else {
      expect(answer).toMatchObject({ status: 200, data: { status: expected } });
      expect(after.status).toBe(expected);
    }
  });
});

describe('the database', () => {
  /** A change of status as the server would write it, whether or not there is such a step. */
  const move = async (tx: Tx, number: string, to: OrderStatus) => {
    await tx.execute(sql`
      update purchase_order set status = ${to}, events = events + 1,
        paid_at = case when ${to} in ('pending_payment', 'cancelled') then paid_at else coalesce(paid_at, now()) end,
        before_refund = case when ${to} = 'refund_processing' then 'paid' end,
        refunded_fen = case when ${to} = 'cancelled' and paid_at is not null then amount_fen else refunded_fen end
      where number = ${number}`);
    await tx.execute(sql`
      insert into order_event (order_number, seq, event, from_status, to_status, actor, data, at)
      select number, events, 'cancelled', (select to_status from order_event e where e.order_number = number and e.seq = events - 1), status, 'system', '{}', now()
      from purchase_order where number = ${number}`);
  };

  test.each(orderStatuses)('allows from %s exactly the transitions of the table', async (from) => {
    const { number } = await orderIn(server, from);
    for (const to of orderStatuses.filter((status) => status !== from)) {
      const refusal = await refusalOf(server.core, (tx) => move(tx, number, to));
      const isStep = orderTransitions.some((one) => one.from === from && one.to === to);
      expect({ to, refusal }).toEqual({
        to,
        refusal: isStep ? null : expect.stringContaining(`cannot go from ${from} to ${to}`),
      });
    }
  });

  test('refuses a status without its event, and an event that does not follow the last one', async () => {
    const { number } = await orderIn(server, 'paid');
    const only = (statement: ReturnType<typeof sql>) => refusalOf(server.core, (tx) => tx.execute(statement));
    const lone = 'is not where its events lead to';
    expect(await only(sql`update purchase_order set status = 'processing' where number = ${number}`)).toContain(lone);
    expect(
      await only(sql`update purchase_order set status = 'processing', events = events + 1 where number = ${number}`),
    ).toContain(lone);
    const event = (seq: number, from: OrderStatus, to: OrderStatus) =>
      only(
        sql`insert into order_event (order_number, seq, event, from_status, to_status, actor, data, at) values (${number}, ${seq}, 'processing', ${from}, ${to}, 'staff', '{}', now())`,
      );
    expect(await event(3, 'pending_payment', 'processing')).toContain('does not follow');
    expect(await event(4, 'paid', 'processing')).toContain('does not follow');
  });

  test('refuses changes of amounts, events and orders', async () => {
    const { number } = await orderIn(server, 'paid');
    const refused = async (statement: ReturnType<typeof sql>) =>
      expect(await refusalOf(server.core, (tx) => tx.execute(statement))).toMatch(
        /only ever added|check constraint|begins as pending_payment/,
      );
    await refused(sql`update order_event set to_status = 'cancelled' where order_number = ${number}`);
    await refused(sql`delete from order_event where order_number = ${number}`);
    await refused(sql`truncate order_event`);
    await refused(sql`update purchase_order set amount_fen = 1 where number = ${number}`);
    await refused(sql`update purchase_order set user_id = 'somebody' where number = ${number}`);
    await refused(sql`delete from purchase_order where number = ${number}`);
    await refused(sql`update order_line set unit_price_fen = 1 where order_number = ${number}`);
    await refused(sql`update order_line set quantity = 1 where order_number = ${number}`);
    await refused(sql`delete from order_line where order_number = ${number}`);
    await refused(sql`update purchase_order set refunded_fen = amount_fen + 1 where number = ${number}`);
    await refused(sql`update purchase_order set status = 'cancelled' where number = ${number}`);
    await refused(sql`update purchase_order set paid_at = null where number = ${number}`);
    await refused(
      sql`insert into purchase_order select 'CV0001', user_id, 'paid', events, shop_name, goods_fen, photo_fen, domestic_shipping_fen, discount_fen, coupon_code, amount_fen, 0, contact, note, price_review, null, null, search, terms_id, created_at, expires_at, now(), null, null from purchase_order where number = ${number}`,
    );
  });
});
