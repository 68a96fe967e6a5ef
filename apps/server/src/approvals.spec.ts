import { removeStaffMemberContract } from '@caravan/auth/contract/staff';
import {
  answerForShopperContract,
  answerQuestionContract,
  approveRefundContract,
  askQuestionContract,
  cancelOrderContract,
  dropPiecesContract,
  newQuestion,
  requestRefundContract,
  staffCancelOrderContract,
  stateNoFeeContract,
} from '@caravan/cart-orders/contract/orders';
import type { Approval, ApprovalRequest, NewPayment } from '@caravan/fund-payment/contract';
import {
  createPaymentContract,
  getBalanceContract,
  submitRemittanceContract,
} from '@caravan/fund-payment/contract/schema';
import {
  adjustBalanceContract,
  approvalsQuery,
  confirmRemittanceContract,
  decideApprovalContract,
  getApprovalContract,
  getApprovalRuleContract,
  listApprovalsContract,
  updateApprovalRuleContract,
  withdrawApprovalContract,
} from '@caravan/fund-payment/contract/staff';
import { day } from '@caravan/kernel';
import { listStaffActions } from '@caravan/server-core';
import type { Caller } from '@caravan/server-core/testing';
import {
  claimTasksContract,
  listQueuesContract,
  listTasksContract,
  nextTaskContract,
  taskQuery,
} from '@caravan/tasks/contract/schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { askApprovalContract } from './testing/ask-approval.ts';
import { key, paidGoods, placeGoods, tradeDesk, type TradeDesk } from './testing/trade-desk.ts';

let desk: TradeDesk;
let owner: Caller;
const staff: Partial<Record<string, Caller>> = {};

const member = (name: string): Caller => {
  const found = staff[name];
  if (!found) throw new Error(`nobody is called ${name}`);
  return found;
};

beforeAll(async () => {
  desk = await tradeDesk();
  owner = await desk.hire('owner', 'owner');
  staff['fay'] = await desk.hire('fay', 'finance');
  staff['finn'] = await desk.hire('finn', 'finance');
  staff['bea'] = await desk.hire('bea', 'buyer');
  staff['sam'] = await desk.hire('sam', 'service');
});
afterAll(() => desk.close());
afterAll(async () => {
  for (const feature of desk.server.composed.features) expect((await feature.audit?.()) ?? []).toEqual([]);
});

const limit = async (fen: number | null) => {
  const { status } = await owner.call(updateApprovalRuleContract, { body: { above_fen: fen } });
  expect(status).toBe(200);
};
/** Goods of ¥50.00 a piece and ¥6.00 delivery, paid by a new shopper, under a limit of ¥50.00, on a day of its own. */
const goods = async (quantity = 4) => {
  await limit(null);
  desk.server.clock.advance(day);
  const made = await paidGoods(desk, [{ name: 'Tea', quantity }]);
  await limit(5_000);
  return { ...made, lineId: made.lines[0]?.id ?? '', balance: () => balanceOf(made.shopper) };
};
const balanceOf = async (shopper: Caller) => (await shopper.call(getBalanceContract)).data.balance_fen;
const ask = (who: string, body: ApprovalRequest, headers = key()) =>
  member(who).call(askApprovalContract, { body, headers });
const decide = (who: string, id: string, outcome: 'approved' | 'rejected' = 'approved', headers = key()) =>
  member(who).call(decideApprovalContract, { params: { id }, body: { outcome, note: 'looked at' }, headers });
const asked = async (who: string, body: ApprovalRequest): Promise<Approval> => {
  const { status, data } = await ask(who, body);
  expect(status).toBe(200);
  return data;
};
const shown = async (id: string) => (await owner.call(getApprovalContract, { params: { id } })).data;
const logOf = async (subject: string) =>
  (await listStaffActions(desk.server.core.db, { page: 1, page_size: 50, subject })).items.map(
    ({ action, staffId: by, data }) => ({ action, by, data }),
  );
const tasksOf = async (reader: Caller) =>
  (
    await reader.call(listTasksContract, { query: taskQuery.parse({ queue: 'refund', limit: '100' }) })
  ).data.items.filter(({ kind }) => kind === 'approval');
const tasks = async (who?: string) => (await tasksOf(who === undefined ? owner : member(who))).map(({ ref }) => ref);
const openFor = async (who: string): Promise<number> => {
  const figures = (await member(who).call(listQueuesContract)).data;
  return figures.find(({ queue }) => queue === 'refund')?.open ?? 0;
};
const adjustment = (userId: string, amount_fen: number): ApprovalRequest => ({
  kind: 'adjust',
  ref: userId,
  body: { amount_fen, remark: 'Goodwill' },
  why: 'Broken cup',
});
const adjust = (who: string, userId: string, amount_fen: number) =>
  member(who).call(adjustBalanceContract, {
    params: { id: userId },
    body: { amount_fen, remark: 'Goodwill' },
    headers: key(),
  });
const cancel = (who: string, number: string) =>
  member(who).call(staffCancelOrderContract, { params: { number }, body: { note: 'Sold out' }, headers: key() });
const cancelling = (number: string): ApprovalRequest => ({
  kind: 'cancel',
  ref: number,
  body: { note: 'Sold out' },
  why: 'The shop closed',
});

describe('the limit', () => {
  it('is off at first, is set by owners by the version they saw, and is in the log', async () => {
    expect((await member('bea').call(getApprovalRuleContract)).data).toEqual({ above_fen: null, version: 0 });
    const set = await owner.call(updateApprovalRuleContract, {
      body: { above_fen: 5_000 },
      headers: { 'if-match': '0' },
    });
    expect(set.data).toEqual({ above_fen: 5_000, version: 1 });
    const stale = { body: { above_fen: null }, headers: { 'if-match': '0' } };
    expect((await owner.call(updateApprovalRuleContract, stale)).reason).toBe('changed_meanwhile');
    expect((await member('fay').call(updateApprovalRuleContract, { body: { above_fen: null } })).status).toBe(403);
    expect((await logOf('approval_rule:approval_rule'))[0]).toMatchObject({
      action: 'approval_rule.update',
      data: { before: { above_fen: null }, after: { above_fen: 5_000 } },
    });
  });

  it('stops what is above it, in both directions and for owners too, and lets its own amount pass', async () => {
    const { userId, balance } = await goods();
    const before = await balance();
    for (const amount of [5_001, -5_001]) expect((await adjust('fay', userId, amount)).reason).toBe('approval_needed');
    const own = { params: { id: userId }, body: { amount_fen: 5_001, remark: 'x' }, headers: key() };
    expect((await owner.call(adjustBalanceContract, own)).reason).toBe('approval_needed');
    expect(await balance()).toBe(before);
    expect((await ask('fay', adjustment(userId, 5_000))).reason).toBe('approval_not_needed');
    expect((await adjust('fay', userId, 5_000)).status).toBe(200);
    expect(await balance()).toBe(before + 5_000);
  });
});

describe('steps of one day', () => {
  it('count together for one shopper and for one member, and the rest passes the next day', async () => {
    const { userId, balance } = await goods();
    const other = await goods();
    const before = await balance();
    expect((await adjust('fay', userId, 5_000)).status).toBe(200);
    for (const again of [adjust('fay', other.userId, 1), adjust('finn', userId, -1)])
      expect(await again).toMatchObject({ reason: 'approval_needed', failure: { earlier_fen: 5_000 } });
    const approval = await asked('fay', adjustment(other.userId, 700));
    expect((await decide('finn', approval.id)).data.state).toBe('approved');
    expect((await adjust('finn', other.userId, 5_000)).status).toBe(200);
    desk.server.clock.advance(day);
    expect((await adjust('fay', userId, 5_000)).status).toBe(200);
    expect(await balanceOf(desk.shopper(userId))).toBe(before + 10_000);
  });

  it('that give back what was paid count for their shopper, in any order of his, by any member', async () => {
    const { number, lineId, shopper, balance } = await goods();
    const other = await goods();
    const before = await balance();
    const dropOne = (who: string, order: string, line: string) =>
      member(who).call(dropPiecesContract, {
        params: { number: order },
        body: { lines: [{ line_id: line, quantity: 1 }], note: 'Sold out' },
        headers: key(),
      });
    expect((await dropOne('sam', number, lineId)).status).toBe(200);
    expect((await dropOne('sam', number, lineId)).reason).toBe('approval_needed');
    expect((await dropOne('bea', number, lineId)).reason).toBe('approval_needed');
    expect((await dropOne('sam', other.number, other.lineId)).status).toBe(200);
    expect(await balanceOf(shopper)).toBe(before + 5_000);
  });

  it('of all kinds count together for one shopper', async () => {
    const { userId, number, lineId } = await goods();
    expect((await adjust('fay', userId, 1)).status).toBe(200);
    const body = { lines: [{ line_id: lineId, quantity: 1 }], note: 'Sold out' };
    const refused = { reason: 'approval_needed', failure: { earlier_fen: 1, amount_fen: 5_000 } };
    const dropped = await member('sam').call(dropPiecesContract, { params: { number }, body, headers: key() });
    expect(dropped).toMatchObject(refused);
    const other = await goods();
    const again = {
      params: { number: other.number },
      body: { ...body, lines: [{ line_id: other.lineId, quantity: 1 }] },
    };
    expect((await member('sam').call(dropPiecesContract, { ...again, headers: key() })).status).toBe(200);
    expect((await adjust('fay', other.userId, 1)).reason).toBe('approval_needed');
  });

  it('pass the limit once, by forty at the same time', async () => {
    const shoppers = [await goods(), await goods(), await goods()];
    const members = await Promise.all(
      Array.from({ length: 4 }, async (_, index) => {
        staff[`many${index}`] = await desk.hire(`many${index}`, 'finance');
        return `many${index}`;
      }),
    );
    const [one] = shoppers;
    const ofOneShopper = await Promise.all(
      Array.from({ length: 20 }, (_, index) => adjust(members[index % 3] ?? '', one?.userId ?? '', 5_000)),
    );
    expect(ofOneShopper.filter(({ status }) => status === 200)).toHaveLength(1);
    const ofOneMember = await Promise.all(
      Array.from({ length: 20 }, (_, index) => adjust('many3', shoppers[1 + (index % 2)]?.userId ?? '', 5_000)),
    );
    expect(ofOneMember.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('an adjustment', () => {
  it('is made once a second person approves it, with both in the log', async () => {
    const { userId, balance } = await goods();
    const before = await balance();
    const approval = await asked('fay', adjustment(userId, 20_000));
    expect(approval).toMatchObject({ state: 'open', amount_fen: 20_000, takes: false, note: 'Goodwill', own: true });
    expect(await tasks()).toContain(approval.id);
    expect((await ask('finn', adjustment(userId, 30_000))).reason).toBe('approval_open');
    expect(await tasks('finn')).toContain(approval.id);
    expect((await decide('fay', approval.id)).reason).toBe('own_request');
    expect(await balance()).toBe(before);

    const headers = key();
    const decided = await decide('finn', approval.id, 'approved', headers);
    expect(decided.data).toMatchObject({ state: 'approved', decided_by: { name: 'finn' }, own: false });
    expect((await decide('finn', approval.id, 'approved', headers)).data).toEqual(decided.data);
    expect((await decide('finn', approval.id)).reason).toBe('approval_closed');
    expect(await balance()).toBe(before + 20_000);
    expect(await tasks()).not.toContain(approval.id);
    expect((await logOf(`user:${userId}`))[0]).toMatchObject({
      action: 'user.adjust',
      by: 'staff_fay',
      data: { approval: approval.id, approved_by: 'staff_finn', amount_fen: 20_000 },
    });
    expect(await logOf(`approval:${approval.id}`)).toMatchObject([
      { action: 'approval.approve', by: 'staff_finn', data: { asked_by: 'staff_fay' } },
      { action: 'approval.ask', by: 'staff_fay' },
    ]);
  });

  it('is not made if it is rejected, withdrawn, or not decided in seven days', async () => {
    const { userId, balance } = await goods();
    const before = await balance();
    const rejected = await asked('fay', adjustment(userId, -6_000));
    expect(rejected.takes).toBe(true);
    expect((await decide('finn', rejected.id, 'rejected')).data).toMatchObject({
      state: 'rejected',
      decision_note: 'looked at',
    });

    const withdrawn = await asked('fay', adjustment(userId, 6_000));
    const withdraw = (who: string) => member(who).call(withdrawApprovalContract, { params: { id: withdrawn.id } });
    expect((await withdraw('finn')).status).toBe(404);
    expect((await withdraw('fay')).data.state).toBe('withdrawn');
    expect((await withdraw('fay')).data.state).toBe('withdrawn');
    expect((await decide('finn', withdrawn.id)).reason).toBe('approval_closed');

    staff['flo'] = await desk.hire('flo', 'finance');
    const orphaned = await asked('flo', adjustment(userId, 6_000));
    const left = await owner.call(removeStaffMemberContract, { params: { id: 'staff_flo' } });
    expect(left.data).toEqual({ moved: 0, released: 1 });
    expect((await shown(orphaned.id)).state).toBe('withdrawn');

    const late = await asked('fay', adjustment(userId, 6_000));
    desk.server.clock.advance(7 * day);
    expect((await decide('finn', late.id)).reason).toBe('approval_closed');
    const again = await ask('fay', adjustment(userId, 6_000));
    expect(again.status).toBe(200);
    expect((await shown(late.id)).state).toBe('expired');
    expect((await decide('finn', again.data.id, 'rejected')).status).toBe(200);
    expect(await balanceOf(desk.shopper(userId))).toBe(before);
    expect(await tasks()).toEqual([]);
  });
});

describe('steps of orders', () => {
  it('a cancellation refunds everything once it is approved', async () => {
    const { number, order, balance } = await goods();
    const before = await balance();
    expect((await cancel('bea', number)).reason).toBe('approval_needed');
    expect((await order()).status).toBe('paid');
    const { id, amount_fen: amount } = await asked('bea', cancelling(number));
    expect(amount).toBe(20_600);
    expect((await decide('finn', id)).data.state).toBe('approved');
    expect((await order()).status).toBe('cancelled');
    expect(await balance()).toBe(before + 20_600);
    expect((await logOf(`order:${number}`))[0]).toMatchObject({ action: 'order.cancel', by: 'staff_bea' });
  });

  it('a drop refunds its pieces, and smaller drops need no second person', async () => {
    const { number, lineId, order, balance } = await goods();
    const before = await balance();
    const body = { lines: [{ line_id: lineId, quantity: 2 }], note: 'Sold out' };
    const call = { params: { number }, body, headers: key() };
    expect((await member('sam').call(dropPiecesContract, call)).reason).toBe('approval_needed');
    const approval = await asked('sam', { kind: 'drop', ref: number, body, why: 'Sold out' });
    expect(approval).toMatchObject({ amount_fen: 10_000, pieces: body.lines });
    const one = { ...call, body: { ...body, lines: [{ line_id: lineId, quantity: 1 }] }, headers: key() };
    expect((await member('sam').call(dropPiecesContract, one)).status).toBe(200);
    expect((await decide('finn', approval.id)).data.state).toBe('approved');
    expect(await balance()).toBe(before + 15_000);
    expect((await order()).status).toBe('paid');
  });

  it('a refund that the shopper asked for is returned', async () => {
    const { shopper, number, order, balance } = await goods();
    const before = await balance();
    const body = { reason: 'Changed my mind', destination: 'balance' as const };
    expect((await shopper.call(requestRefundContract, { params: { number }, body, headers: key() })).status).toBe(200);
    const call = { params: { number }, body: { note: '' } };
    expect((await member('fay').call(approveRefundContract, call)).reason).toBe('approval_needed');
    const { id } = await asked('fay', { kind: 'refund', ref: number, body: { note: '' }, why: 'In time' });
    expect((await decide('finn', id)).data.state).toBe('approved');
    expect((await order()).status).toBe('refunded');
    expect(await balance()).toBeGreaterThan(before + 20_000);
  });

  it('an answer for a shopper that cancels the order is no way around the limit', async () => {
    const { number, lineId, order, balance } = await goods();
    const before = await balance();
    const body = newQuestion.parse({
      kind: 'out_of_stock',
      line_id: lineId,
      text: 'Sold out',
      options: [{ kind: 'drop' }, { kind: 'cancel' }],
    });
    const { data } = await member('bea').call(askQuestionContract, { params: { number }, body, headers: key() });
    const id = data.question?.id ?? '';
    const answer = { option: 'cancel' as const, note: 'Told us by phone' };
    const call = { params: { id }, body: answer, headers: key() };
    expect((await member('bea').call(answerForShopperContract, call)).reason).toBe('approval_needed');
    const step = { kind: 'answer' as const, ref: number, body: { question_id: id, ...answer }, why: 'By phone' };
    const approval = await asked('bea', step);
    expect((await decide('finn', approval.id)).data.state).toBe('approved');
    expect((await order()).status).toBe('cancelled');
    expect(await balance()).toBe(before + 20_600);
  });
});

describe('a charge that ends', () => {
  it('by the statement that there is no fee is no way around the limit', async () => {
    const { shopper, number, order } = await goods();
    await desk.server.core.db.execute(
      sql`UPDATE order_line SET domestic_shipping_stated = false WHERE order_number = ${number}`,
    );
    const options = [{ kind: 'pay_more' as const, amount_fen: 9_000 }, { kind: 'cancel' as const }];
    const body = newQuestion.parse({ kind: 'domestic_fee', text: '', options });
    const { data } = await member('bea').call(askQuestionContract, { params: { number }, body, headers: key() });
    const params = { number, id: data.question?.id ?? '' };
    await shopper.call(answerQuestionContract, { params, body: { option: 'pay_more' }, headers: key() });
    const call = { params: { number }, body: { note: 'Free above ¥50' } };
    expect((await member('bea').call(stateNoFeeContract, call)).reason).toBe('approval_needed');
    expect((await order()).extra).toMatchObject({ amount_fen: 9_000, state: 'unpaid' });
    const approval = await asked('bea', { kind: 'no_fee', ref: number, body: call.body, why: 'The shop said so' });
    expect(approval.amount_fen).toBe(9_000);
    expect((await decide('finn', approval.id)).data.state).toBe('approved');
    expect((await order()).extra).toBeNull();
    expect((await logOf(`order:${number}`))[0]).toMatchObject({ action: 'order.no_fee', by: 'staff_bea' });
  });
});

describe('what changed since it was asked for', () => {
  it('closes as stale with another amount, and moves nothing', async () => {
    const { number, lineId, order, balance } = await goods();
    const { id } = await asked('bea', cancelling(number));
    const one = { lines: [{ line_id: lineId, quantity: 1 }], note: 'One is broken' };
    await member('sam').call(dropPiecesContract, { params: { number }, body: one, headers: key() });
    const before = await balance();
    expect((await decide('finn', id)).data).toMatchObject({ state: 'stale', stale_cause: 'amount' });
    expect((await order()).status).toBe('paid');
    expect(await balance()).toBe(before);
    expect((await logOf(`approval:${id}`))[0]).toMatchObject({ action: 'approval.stale', data: { cause: 'amount' } });
  });

  it('closes as stale if the order was cancelled meanwhile', async () => {
    const { number, balance } = await goods();
    const { id } = await asked('bea', cancelling(number));
    await limit(null);
    expect((await cancel('sam', number)).status).toBe(200);
    const before = await balance();
    expect((await decide('finn', id)).data).toMatchObject({ state: 'stale', stale_cause: 'state' });
    expect(await balance()).toBe(before);
  });

  it('closes as stale if the asker lost the role', async () => {
    const { number, order } = await goods();
    staff['gone'] = await desk.hire('gone', 'buyer');
    const { id } = await asked('gone', cancelling(number));
    await desk.server.core.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL session_replication_role = replica`);
      await tx.execute(sql`DELETE FROM staff_role WHERE user_id = 'staff_gone'`);
    });
    expect((await decide('finn', id)).data).toMatchObject({ state: 'stale', stale_cause: 'role' });
    expect((await order()).status).toBe('paid');
  });

  it('stays open if it is refused for a reason that may pass', async () => {
    const { userId, balance } = await goods();
    const amount = await balance();
    const { id } = await asked('fay', adjustment(userId, -amount));
    await adjust('fay', userId, -1);
    expect((await decide('finn', id)).reason).toBe('insufficient_balance');
    expect((await shown(id)).state).toBe('open');
    await adjust('fay', userId, 1);
    expect((await decide('finn', id)).data.state).toBe('approved');
    expect(await balance()).toBe(0);
  });
});

describe('who may ask, read and decide', () => {
  it('depends on the roles of the step itself', async () => {
    const { userId, number } = await goods();
    expect((await ask('bea', adjustment(userId, 9_000))).status).toBe(403);
    expect((await ask('fay', cancelling(number))).status).toBe(403);
    const { id } = await asked('bea', cancelling(number));
    const read = async (who: string) => (await member(who).call(getApprovalContract, { params: { id } })).status;
    expect([await read('bea'), await read('sam'), await read('fay')]).toEqual([200, 404, 200]);
    const list = async (who: string) =>
      (await member(who).call(listApprovalsContract, { query: approvalsQuery.parse({ state: 'open' }) })).data.items;
    expect((await list('bea')).map((one) => one.id)).toEqual([id]);
    expect(await list('sam')).toEqual([]);
    expect((await decide('sam', id)).status).toBe(403);
    expect((await decide('fay', id, 'rejected')).status).toBe(200);
    const unknown = { params: { id: 'nothing' } };
    expect((await member('fay').call(getApprovalContract, unknown)).status).toBe(404);
  });

  it('and the database keeps both persons apart', async () => {
    const { number } = await goods();
    const { id } = await asked('bea', cancelling(number));
    const forge = (set: ReturnType<typeof sql>) =>
      expect(desk.server.core.db.execute(sql`UPDATE approval SET ${set} WHERE id = ${id}`)).rejects.toThrow();
    await forge(sql`state = 'approved', decided_at = now(), decided_by = asked_by`);
    await forge(sql`amount_fen = 1`);
    expect((await decide('fay', id, 'rejected')).status).toBe(200);
    await forge(sql`state = 'approved'`);
  });
});

it('is decided once, by 200 decisions at the same time', async () => {
  const { userId, balance } = await goods();
  const before = await balance();
  const { id } = await asked('fay', adjustment(userId, 7_000));
  const names = Array.from({ length: 8 }, (_, index) => `rival${index}`);
  for (const name of names) staff[name] = await desk.hire(name, 'finance');
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      decide(names[index % names.length] ?? '', id, index % 5 === 0 ? 'rejected' : 'approved'),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ reason }) => reason))).toEqual(
    new Set(['approval_closed']),
  );
  const { state } = await shown(id);
  expect(await balance()).toBe(before + (state === 'approved' ? 7_000 : 0));
  expect(await tasks()).not.toContain(id);
});

describe('a remittance', () => {
  let numbers = 1_000_000_000;
  const told = { sender_name: 'A Shopper', sender_country: 'DE', amount: '0.14', currency: 'USD' };
  /** A payment by remittance whose shopper says that it was sent. */
  const remitted = async (shopper: Caller, due: Pick<NewPayment, 'amount_fen' | 'kind' | 'refs'>) => {
    const body = { ...due, method: 'westpay' as const };
    const { id } = (await shopper.call(createPaymentContract, { body, headers: key() })).data;
    numbers += 1;
    const sent = { params: { id }, body: { ...told, mtcn: String(numbers) } };
    expect((await shopper.call(submitRemittanceContract, sent)).status).toBe(200);
    const confirm = (who: string, amount_fen: number) =>
      member(who).call(confirmRemittanceContract, { params: { payment_id: id }, body: { amount_fen, note: 'seen' } });
    return { id, confirm };
  };
  /** A top-up of ¥1.00. */
  const topUp = async () => {
    const { shopper, balance } = await goods();
    return { ...(await remitted(shopper, { kind: 'recharge', amount_fen: 100 })), balance, before: await balance() };
  };

  it('of a top-up needs a second person above the limit, and moves nothing before', async () => {
    const { id, balance, confirm, before } = await topUp();
    expect(await confirm('fay', 5_001)).toMatchObject({
      status: 422,
      reason: 'approval_needed',
      failure: { kind: 'remittance', ref: id, amount_fen: 5_001, earlier_fen: 0, limit_fen: 5_000 },
    });
    expect(await balance()).toBe(before);
    const body = { amount_fen: 5_001, note: 'seen' };
    const request = await asked('fay', { kind: 'remittance', ref: id, body, why: 'It says so' });
    expect(request).toMatchObject({ kind: 'remittance', ref: id, amount_fen: 5_001, note: 'seen' });
    expect((await decide('fay', request.id)).reason).toBe('own_request');
    expect((await decide('finn', request.id)).data.state).toBe('approved');
    expect(await balance()).toBe(before + 5_001);
    expect((await logOf(id)).find(({ action }) => action === 'remittance.confirm')).toMatchObject({
      by: 'staff_fay',
      data: { received_fen: 5_001, due_fen: 100, approved_by: 'staff_finn' },
    });
  });

  it('of a top-up within the limit counts together with those of other shoppers', async () => {
    const other = await topUp();
    const { balance, confirm, before } = await topUp();
    expect((await confirm('fay', 5_000)).status).toBe(200);
    expect(await balance()).toBe(before + 5_000);
    expect(await other.confirm('fay', 1)).toMatchObject({ failure: { earlier_fen: 5_000, amount_fen: 1 } });
  });

  it('of an order is confirmed by one, whatever is due; what goes to the balance counts', async () => {
    const { shopper, balance } = await goods();
    /** A remittance for a new order of ¥206.00. */
    const ofOrder = async () => {
      const [number = ''] = await placeGoods(shopper, [{ name: 'Tea', quantity: 4 }]);
      return { number, ...(await remitted(shopper, { kind: 'order', refs: [number] })) };
    };
    const before = await balance();
    const paid = await ofOrder();
    expect(await paid.confirm('fay', 25_601)).toMatchObject({
      reason: 'approval_needed',
      failure: { amount_fen: 5_001 },
    });
    expect((await paid.confirm('fay', 20_600)).status).toBe(200);
    const short = await ofOrder();
    const tooLittle = { reason: 'approval_needed', failure: { amount_fen: 20_599 } };
    expect(await short.confirm('fay', 20_599)).toMatchObject(tooLittle);
    const gone = await ofOrder();
    await shopper.call(cancelOrderContract, { params: { number: gone.number } });
    expect(await gone.confirm('fay', 20_600)).toMatchObject({ reason: 'approval_needed' });
    expect(await balance()).toBe(before);
  });

  it('that was confirmed meanwhile makes its request stale', async () => {
    const { id, balance, confirm, before } = await topUp();
    const body = { amount_fen: 9_000, note: 'seen' };
    const request = await asked('fay', { kind: 'remittance', ref: id, body, why: 'It says so' });
    expect((await confirm('finn', 100)).status).toBe(200);
    expect((await decide('finn', request.id)).data).toMatchObject({ state: 'stale', stale_cause: 'state' });
    expect(await balance()).toBe(before + 100);
  });
});

test('a request is never in the queue of its asker', async () => {
  const { userId } = await goods();
  const { id } = await asked('fay', adjustment(userId, 20_000));
  expect(await tasks('fay')).not.toContain(id);
  expect(await tasks('finn')).toContain(id);
  expect((await openFor('finn')) - (await openFor('fay'))).toBe(1);
  const task = (await tasksOf(member('finn'))).find(({ ref }) => ref === id)?.id ?? '';
  const claimed = await member('fay').call(claimTasksContract, { body: { ids: [task] } });
  expect(claimed.data).toMatchObject({ done: [], refused: [{ id: task, reason: 'not_found' }] });
  expect((await member('fay').call(nextTaskContract, { body: { queue: 'refund' } })).data?.ref).not.toBe(id);
  expect((await member('finn').call(withdrawApprovalContract, { params: { id } })).status).toBe(404);
  expect((await member('fay').call(withdrawApprovalContract, { params: { id } })).status).toBe(200);
});
