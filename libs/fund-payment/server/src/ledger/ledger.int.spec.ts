import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentStatuses } from '@caravan/kernel';
import { postMovement } from './ledger.repo.ts';
import { paymentTransitions } from '../payments/payment-states.ts';
import { adjustments, walletOf } from './ledger-accounts.ts';
import { balanceOf, begun, fundServer, giveBalance, pay, type FundServer } from '../testing/fund-server.ts';

let server: FundServer;
beforeAll(async () => {
  server = await fundServer();
});
afterAll(() => server.close());
afterAll(() => server.audit());

/** PostgreSQL's error code; undefined if the statement succeeded. */
const refusalOf = (statement: SQL): Promise<string | undefined> =>
  server.core
    .transaction((tx) => tx.execute(statement))
    .then(
      () => undefined,
      (error: unknown) => codeOf(error),
    );
const codeOf = (error: unknown): string => {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code ?? (cause ? codeOf(cause) : String(error));
};

const notAllowed = '23001';
const checkFailed = '23514';

const transaction = (key: string) => sql`
  INSERT INTO ledger_transaction (number, key, type, refs, remark, at)
  VALUES (${`TX-${key}`}, ${key}, 'adjustment', '{}', '{"en": "x"}', now())`;

describe('the database refuses', () => {
  it.each<[string, (wallet: string) => SQL, string]>([
    [
      'a changed entry',
      (wallet) => sql`UPDATE ledger_entry SET amount_fen = 1 WHERE account_id = ${wallet}`,
      notAllowed,
    ],
    ['a deleted entry', (wallet) => sql`DELETE FROM ledger_entry WHERE account_id = ${wallet}`, notAllowed],
    ['an emptied ledger', () => sql`TRUNCATE ledger_entry, ledger_transaction, ledger_account`, notAllowed],
    ['a changed transaction', () => sql`UPDATE ledger_transaction SET remark = '{"en": "never"}'`, notAllowed],
    ['a deleted transaction', () => sql`DELETE FROM ledger_transaction`, notAllowed],
    [
      'a balance without an entry',
      (wallet) =>
        sql`UPDATE ledger_account SET balance_fen = balance_fen + 1000000, sequence = sequence + 1 WHERE id = ${wallet}`,
      notAllowed,
    ],
    [
      'a wallet of another user',
      (wallet) => sql`UPDATE ledger_account SET user_id = 'thief' WHERE id = ${wallet}`,
      notAllowed,
    ],
    ['a deleted wallet', (wallet) => sql`DELETE FROM ledger_account WHERE id = ${wallet}`, notAllowed],
    [
      'a wallet that begins full',
      () =>
        sql`INSERT INTO ledger_account (id, kind, user_id, balance_fen, sequence) VALUES ('wallet:x', 'wallet', 'x', 5, 0)`,
      notAllowed,
    ],
    ['a transaction without entries', () => transaction('empty'), checkFailed],
    [
      'an entry that no other balances',
      (wallet) =>
        sql`INSERT INTO ledger_entry (transaction_id, account_id, amount_fen) SELECT max(id), ${wallet}, 5 FROM ledger_transaction`,
      checkFailed,
    ],
    [
      'an entry of nothing',
      (wallet) =>
        sql`INSERT INTO ledger_entry (transaction_id, account_id, amount_fen) SELECT max(id), ${wallet}, 0 FROM ledger_transaction`,
      checkFailed,
    ],
  ])('%s', async (_, statement, code) => {
    const shopper = await server.shopper(1_000);
    expect(await refusalOf(statement(walletOf(shopper.userId)))).toBe(code);
    expect(await balanceOf(shopper)).toBe(1_000);
  });

  it('a movement that exceeds the balance or does not sum to zero', async () => {
    const shopper = await server.shopper(1_000);
    const post = (key: string, amounts: [number, number]) =>
      server.core.transaction((tx) =>
        postMovement(tx, {
          key,
          type: 'adjustment',
          kind: null,
          refs: [],
          paymentId: null,
          remark: { en: 'x' },
          at: server.clock.now(),
          entries: [
            { accountId: walletOf(shopper.userId), amountFen: amounts[0] },
            { accountId: adjustments, amountFen: amounts[1] },
          ],
        }),
      );
    await expect(
      post('too-much', [-1_001, 1_001]).catch((error: unknown) => Promise.reject(new Error(codeOf(error)))),
    ).rejects.toThrow(checkFailed);
    await expect(
      post('uneven', [500, -499]).catch((error: unknown) => Promise.reject(new Error(codeOf(error)))),
    ).rejects.toThrow(checkFailed);
    expect(await balanceOf(shopper)).toBe(1_000);
  });
});

it('a movement is posted once by its key, even by concurrent callers', async () => {
  const shopper = await server.shopper();
  const movement = {
    key: 'once',
    type: 'adjustment',
    kind: null,
    refs: [],
    paymentId: null,
    remark: { en: 'x' },
    at: server.clock.now(),
    entries: [
      { accountId: walletOf(shopper.userId), amountFen: 7 },
      { accountId: adjustments, amountFen: -7 },
    ],
  } as const;
  const posted = await Promise.all(
    Array.from({ length: 20 }, () => server.core.transaction((tx) => postMovement(tx, movement))),
  );
  expect(posted.filter((one) => one.posted)).toHaveLength(1);
  expect(new Set(posted.map(({ transactionNo }) => transactionNo)).size).toBe(1);
  expect(await balanceOf(shopper)).toBe(7);
});

it('a wallet keeps its balance and its entry numbers under concurrent movements', async () => {
  const shopper = await server.shopper(1);
  await Promise.all(Array.from({ length: 60 }, (_, index) => giveBalance(server, shopper.userId, index + 1)));
  expect(await balanceOf(shopper)).toBe(1 + (60 * 61) / 2);
});

describe('a payment, changed by SQL', () => {
  const allowed = new Set(
    paymentTransitions.filter(({ from, to }) => from !== to).map(({ from, to }) => `${from} ${to}`),
  );
  const pairs = paymentStatuses.flatMap((from) =>
    paymentStatuses.filter((to) => to !== from).map((to) => [from, to] as const),
  );

  it.each(pairs)('from %s to %s moves only if the table allows it', async (from, to) => {
    const shopper = await server.shopper();
    const ref = await server.orders.add(shopper.userId, 100);
    const { id } = await begun(shopper, 'sandbox', [ref]);
    const become = (status: string) =>
      sql`UPDATE payment SET status = ${status}, decided_at = ${status === 'pending' ? null : new Date().toISOString()} WHERE id = ${id}`;
    // The transaction is rolled back, so that no payment is left without its captures.
    const undone = new Error('undone');
    const outcome = await server.core
      .transaction(async (tx) => {
        if (from !== 'pending') await tx.execute(become(from));
        await tx.execute(become(to));
        throw undone;
      })
      .catch((error: unknown) => (error === undone ? 'moved' : codeOf(error)));
    expect(outcome).toBe(allowed.has(`${from} ${to}`) ? 'moved' : notAllowed);
  });

  it.each([
    sql`UPDATE payment SET amount_fen = 1`,
    sql`UPDATE payment SET items = '[{"ref":"CV0000","amountFen":1}]'`,
    sql`UPDATE payment SET user_id = 'thief'`,
    sql`UPDATE payment SET charge_minor = 1`,
    sql`UPDATE payment SET method = 'stripe'`,
    sql`DELETE FROM payment`,
    sql`TRUNCATE payment CASCADE`,
    sql`UPDATE capture SET amount_fen = amount_fen + 1`,
    sql`UPDATE capture SET refunded_fen = -1`,
    sql`DELETE FROM capture`,
    sql`INSERT INTO payment SELECT (jsonb_populate_record(p, '{"id": "born_paid", "status": "succeeded"}')).* FROM payment p LIMIT 1`,
  ])('keeps its terms: %#', async (statement) => {
    const shopper = await server.shopper(1_000);
    await begun(shopper, 'balance', [await server.orders.add(shopper.userId, 10)]);
    await pay(shopper, { kind: 'recharge', amount_fen: 500, method: 'sandbox' });
    expect(await refusalOf(statement)).toBe(notAllowed);
  });

  it('is not refunded above the captured amount', async () => {
    const shopper = await server.shopper(1_000);
    const ref = await server.orders.add(shopper.userId, 10);
    await begun(shopper, 'balance', [ref]);
    expect(await refusalOf(sql`UPDATE capture SET refunded_fen = 11 WHERE ref = ${ref}`)).toBe(checkFailed);
  });

  it('captures an order once, even if its feature reports it as open again', async () => {
    const shopper = await server.shopper(1_000);
    const ref = await server.orders.add(shopper.userId, 10);
    await begun(shopper, 'balance', [ref]);
    await server.orders.setState(ref, 'open');
    expect((await pay(shopper, { kind: 'order', refs: [ref], method: 'balance' })).status).toBe(500);
    expect(await balanceOf(shopper)).toBe(990);
  });
});

it("the audit names every fault that bypassed the database's checks", async () => {
  const wrong = await fundServer();
  const shopper = await wrong.shopper(1_000);
  await begun(shopper, 'balance', [await wrong.orders.add(shopper.userId, 10)]);
  const audit = async () => wrong.feature.audit?.();
  expect(await audit()).toEqual([]);
  // Acts as a superuser who disables the triggers.
  await wrong.core.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    await tx.execute(sql`UPDATE ledger_account SET balance_fen = balance_fen + 1 WHERE kind = 'wallet'`);
    await tx.execute(sql`UPDATE capture SET refunded_fen = 3`);
    await tx.execute(sql`UPDATE payment SET status = 'failed' WHERE kind = 'order'`);
    await tx.execute(transaction('empty'));
  });
  expect((await audit())?.map((fault) => fault.split(':')[0])).toEqual([
    'the entries of a transaction do not sum to zero',
    'a wallet does not hold what its entries sum to',
    'the refunds of a capture differ from its refunded amount, or exceed it',
    'a capture belongs to a payment that did not succeed',
    'a payment and its transactions disagree',
    'revenue does not equal captures minus refunds',
  ]);
  await wrong.close();
});
