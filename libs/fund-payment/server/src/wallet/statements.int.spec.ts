import { downloadStatementContract, getBalanceHeadContract } from '@caravan/fund-payment/contract/schema';
import { checkFile, compareStatements, type CheckedStatement } from '@caravan/kernel/proof';
import type { Caller } from '@caravan/server-core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { balanceOf, begun, fundServer, giveBalance, newKey, pay, type FundServer } from '../testing/fund-server.ts';

let server: FundServer;
beforeAll(async () => {
  server = await fundServer();
});
afterAll(() => server.close());
afterAll(() => server.audit());

type Shopper = Caller & { userId: string };

const download = async ({ userId }: Pick<Shopper, 'userId'>, language = 'en'): Promise<string> => {
  const answer = await server.app.inject({
    url: `/v1${downloadStatementContract.endpoint.path}`,
    headers: { authorization: `Bearer ${server.login({ userId })}`, 'client-language': language },
  });
  expect(answer.statusCode).toBe(200);
  return answer.body;
};

const checked = async (text: string): Promise<CheckedStatement> => {
  const verdict = await checkFile(new TextEncoder().encode(text));
  expect(verdict).toMatchObject({ ok: true, kind: 'statement' });
  return verdict as CheckedStatement;
};

const headOf = async (shopper: Caller) => (await shopper.call(getBalanceHeadContract)).data;

it('has every movement from the first on, and ends with the balance and the head', async () => {
  const shopper = await server.shopper(10_000);
  const ref = await server.orders.add(shopper.userId, 2_500);
  await begun(shopper, 'balance', [ref]);
  const text = await download(shopper);
  const [header, first, second, end] = text.split('\n').map((line) => (line ? JSON.parse(line) : null));
  expect(header).toEqual({ account: shopper.userId, currency: 'CNY', format: 'caravan.statement/1' });
  expect(first).toMatchObject({ sequence: 1, type: 'adjustment', amount_fen: 10_000, kind: null, refs: [] });
  expect(second).toMatchObject({
    sequence: 2,
    transaction_no: expect.stringMatching(/^TX/),
    amount_fen: -2_500,
    balance_after_fen: 7_500,
    kind: 'order',
    refs: [ref],
    remark_en: `Payment of order ${ref}`,
    remark_zh: `付款：订单 ${ref}`,
    prev: first.hash,
  });
  expect(end).toEqual({ rows: 2, balance_fen: 7_500, head: second.hash });
  expect(await headOf(shopper)).toEqual(end);
  await checked(text);
});

it('is the same in both languages and at every time', async () => {
  const shopper = await server.shopper(500);
  const before = await download(shopper);
  server.clock.set('2027-01-01T00:00:00.000Z');
  expect(await download(shopper, 'zh')).toBe(before);
});

it('of an empty wallet has no rows', async () => {
  const shopper = await server.shopper();
  const { balanceFen, hashes, head } = await checked(await download(shopper));
  expect([balanceFen, hashes]).toEqual([0, []]);
  expect(await headOf(shopper)).toEqual({ rows: 0, balance_fen: 0, head });
});

it('is read by its owner only', async () => {
  const { path } = downloadStatementContract.endpoint;
  expect((await server.app.inject({ url: `/v1${path}` })).statusCode).toBe(401);
  const mine = await server.shopper(700);
  const other = await server.shopper(900);
  expect((await checked(await download(other))).account).toBe(other.userId);
  expect((await headOf(mine)).balance_fen).toBe(700);
});

it('of more rows than one read is whole', async () => {
  const shopper = await server.shopper();
  const first = await headOf(shopper);
  expect(first.rows).toBe(0);
  for (let index = 0; index < 40; index += 1)
    await Promise.all(Array.from({ length: 30 }, () => giveBalance(server, shopper.userId, 1 + index)));
  const { hashes, head } = await checked(await download(shopper));
  expect(hashes).toHaveLength(1_200);
  // From the remembered head on, and from the start in a process that remembers nothing.
  expect(await headOf(shopper)).toMatchObject({ rows: 1_200, head });
});

it('only grows while thirty payments run', async () => {
  const shopper = await server.shopper(1_000_000);
  const refs = await Promise.all(
    Array.from({ length: 30 }, (_, index) => server.orders.add(shopper.userId, 100 + index)),
  );
  const read: string[] = [];
  let paying = true;
  const reader = async () => {
    while (paying) read.push(await download(shopper));
  };
  const readers = [reader(), reader()];
  const paid = await Promise.all(
    refs.map((ref) => pay(shopper, { kind: 'order', method: 'balance', refs: [ref] }, newKey())),
  );
  paying = false;
  await Promise.all(readers);
  expect(paid.every(({ status }) => status === 200)).toBe(true);

  const statements = await Promise.all([...read, await download(shopper)].map(checked));
  const last = statements.at(-1);
  expect(last?.hashes).toHaveLength(31);
  expect(last?.balanceFen).toBe(await balanceOf(shopper));
  const byLength = statements.toSorted((a, b) => a.hashes.length - b.hashes.length);
  for (const [index, older] of byLength.slice(0, -1).entries()) {
    const newer = byLength[index + 1];
    expect(newer && compareStatements(older, newer)).toMatchObject({ continues: true });
  }
});
