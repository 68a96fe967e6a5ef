import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adjustBalanceContract } from '@caravan/fund-payment/contract/staff';
import { inBoth } from '@caravan/kernel/testing';
import { listStaffActions } from '@caravan/server-core';
import { balanceOf, begun, fundServer, newKey, type FundServer } from '../testing/fund-server.ts';

let server: FundServer;
beforeAll(async () => {
  server = await fundServer();
});
afterAll(() => server.close());
afterAll(() => server.audit());

const refund = (userId: string, ref: string, amountFen: number, key: string) =>
  server.core.transaction((tx) =>
    server.feature.ports.refunds.refund(tx, {
      userId,
      kind: 'order',
      ref,
      amountFen,
      key,
      remark: inBoth({ en: `Refund of ${ref}`, zh: `${ref} 退款` }),
    }),
  );
const refundable = (ref: string) =>
  server.core.transaction((tx) => server.feature.ports.refunds.refundable(tx, 'order', ref));

describe('a refund', () => {
  it('goes to the balance in the caller’s transaction, once by its key', async () => {
    const shopper = await server.shopper(1_000);
    const ref = await server.orders.add(shopper.userId, 800);
    expect(await refundable(ref)).toBe(0);
    await begun(shopper, 'balance', [ref]);
    const first = await refund(shopper.userId, ref, 300, 'a');
    expect(first.transactionNo).toMatch(/^TX/);
    expect(await refund(shopper.userId, ref, 300, 'a')).toEqual(first);
    expect(await balanceOf(shopper)).toBe(500);
    expect(await refundable(ref)).toBe(500);
  });

  it('is refused if it exceeds the rest, is zero, or was never paid', async () => {
    const shopper = await server.shopper(1_000);
    const stranger = await server.shopper();
    const ref = await server.orders.add(shopper.userId, 800);
    await expect(refund(shopper.userId, ref, 1, 'a')).rejects.toThrow('refund_exceeds_payment');
    await begun(shopper, 'balance', [ref]);
    await refund(shopper.userId, ref, 500, 'b');
    await expect(refund(shopper.userId, ref, 301, 'c')).rejects.toThrow('refund_exceeds_payment');
    await expect(refund(stranger.userId, ref, 1, 'd')).rejects.toThrow('refund_exceeds_payment');
    for (const amount of [0, -5, 0.5])
      await expect(refund(shopper.userId, ref, amount, 'e')).rejects.toThrow(RangeError);
    expect(await balanceOf(shopper)).toBe(700);
  });

  it('is rolled back with the transaction that requested it', async () => {
    const shopper = await server.shopper(1_000);
    const ref = await server.orders.add(shopper.userId, 800);
    await begun(shopper, 'balance', [ref]);
    const undone = server.core.transaction(async (tx) => {
      await server.feature.ports.refunds.refund(tx, {
        userId: shopper.userId,
        kind: 'order',
        ref,
        amountFen: 800,
        key: 'a',
        remark: inBoth({ en: 'x', zh: 'x' }),
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await balanceOf(shopper)).toBe(200);
    expect(await refundable(ref)).toBe(800);
  });
});

describe('an adjustment by staff', () => {
  const adjust = (userId: string, amount_fen: number, who: 'staff' | 'shopper' = 'staff', headers = newKey()) =>
    server.as({ userId: 'clerk', role: who }).call(adjustBalanceContract, {
      params: { id: userId },
      body: { amount_fen, remark: 'Parcel was lost' },
      headers,
    });

  it('changes the balance, sends the shopper a message, and is in the staff log', async () => {
    const shopper = await server.shopper(1_000);
    const key = newKey();
    expect((await adjust(shopper.userId, 500, 'staff', key)).data).toEqual({ balance_fen: 1_500 });
    expect((await adjust(shopper.userId, 500, 'staff', key)).data).toEqual({ balance_fen: 1_500 });
    expect((await adjust(shopper.userId, -1_500)).data).toEqual({ balance_fen: 0 });
    expect(await adjust(shopper.userId, -1)).toMatchObject({
      status: 422,
      reason: 'insufficient_balance',
      failure: { balance_fen: 0 },
    });
    expect((await server.messages(shopper.userId)).map(({ kind, title }) => [kind, title.en])).toEqual([
      ['balance_adjusted', 'Your balance was adjusted by ¥5.00'],
      ['balance_adjusted', 'Your balance was adjusted by -¥15.00'],
    ]);
    const { items } = await listStaffActions(server.core.db, {
      page: 1,
      page_size: 20,
      subject: `user:${shopper.userId}`,
    });
    expect(items).toMatchObject([
      { action: 'user.adjust', note: 'Parcel was lost', data: { amount_fen: -1_500, before_fen: 1_500, after_fen: 0 } },
      { action: 'user.adjust', data: { amount_fen: 500 } },
    ]);
  });

  it('is for staff only, and only for existing shoppers', async () => {
    const shopper = await server.shopper();
    expect((await adjust(shopper.userId, 500, 'shopper')).status).toBe(403);
    expect((await adjust('nobody', 500)).status).toBe(404);
    expect(await balanceOf(shopper)).toBe(0);
  });
});
