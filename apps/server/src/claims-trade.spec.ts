import { createAddressContract } from '@caravan/account/contract/schema';
import { processOrderContract, stockOrderContract } from '@caravan/cart-orders/contract/orders';
import type { ApprovalRequest } from '@caravan/fund-payment/contract';
import {
  createPaymentContract,
  getBalanceContract,
  listBalanceRecordsContract,
} from '@caravan/fund-payment/contract/schema';
import { decideApprovalContract, updateApprovalRuleContract } from '@caravan/fund-payment/contract/staff';
import { listStaffActions } from '@caravan/server-core';
import type { Caller } from '@caravan/server-core/testing';
import {
  createPackageContract,
  fileClaimContract,
  getPackageContract,
  newPackage,
} from '@caravan/warehouse-packages/contract/schema';
import {
  approveClaimContract,
  createInsuranceTierContract,
  rejectClaimContract,
  shipPackageContract,
} from '@caravan/warehouse-packages/contract/staff';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askApprovalContract } from './testing/ask-approval.ts';
import { exampleAddress } from './testing/example-address.ts';
import { warehouseOf } from './testing/paid-order.ts';
import { key, paidGoods, tradeDesk, type TradeDesk } from './testing/trade-desk.ts';

const coverFen = 20_000;
const limitFen = 10_000;
let desk: TradeDesk;
let owner: Caller;
let fay: Caller;
let finn: Caller;
let insurance_id = '';

beforeAll(async () => {
  desk = await tradeDesk();
  owner = await desk.hire('owner', 'owner');
  fay = await desk.hire('fay', 'finance');
  finn = await desk.hire('finn', 'finance');
  const tier = { name: { en: 'Basic', zh: '基础' }, cover_fen: coverFen, fee_fen: 600, active: true };
  insurance_id = (await owner.call(createInsuranceTierContract, { body: tier, headers: key() })).data.id;
});
afterAll(() => desk.close());
afterAll(async () => {
  for (const feature of desk.server.composed.features) expect((await feature.audit?.()) ?? []).toEqual([]);
});

const limit = (above_fen: number | null) => owner.call(updateApprovalRuleContract, { body: { above_fen } });

/** A claim of ¥150.00 for an insured package that has left, under a limit of ¥100.00. */
const claimed = async () => {
  await limit(null);
  const { shopper, number: order, lines } = await paidGoods(desk, [{ name: 'Tea', quantity: 4 }]);
  await owner.call(processOrderContract, { params: { number: order }, body: { supplier_order_no: order } });
  const weighed = { weight_g: 500, length_mm: 200, width_mm: 100, height_mm: 50, restrictions: [] };
  const stocked = lines.map(({ id }) => ({ line_id: id, ...weighed }));
  await owner.call(stockOrderContract, { params: { number: order }, body: { lines: stocked } });
  const item_ids = (await warehouseOf(shopper)).map(({ id }) => id);
  const address_id = (await shopper.call(createAddressContract, { body: exampleAddress })).data.id;
  const chosen = newPackage.parse({ item_ids, address_id, line_id: 'ems', declared_value_fen: 20_000, insurance_id });
  const { number } = (await shopper.call(createPackageContract, { body: chosen, headers: key() })).data;
  const params = { number };
  await shopper.call(createPaymentContract, {
    body: { kind: 'package', refs: [number], method: 'balance' },
    headers: key(),
  });
  const body = { carrier: 'China Post EMS', tracking_number: `EE${number}` };
  expect((await owner.call(shipPackageContract, { params, body })).status).toBe(200);
  const form = new FormData();
  for (const [name, value] of Object.entries({ kind: 'damaged', amount_fen: '15000', text: 'Broken' }))
    form.set(name, value);
  const filed = await shopper.call(fileClaimContract, { params, body: form as never });
  expect(filed.status).toBe(200);
  await limit(limitFen);
  return {
    shopper,
    ref: filed.data.ref,
    number,
    balance: async () => (await shopper.call(getBalanceContract)).data.balance_fen,
    claim: async () => (await shopper.call(getPackageContract, { params })).data.claims[0],
  };
};
const approve = (who: Caller, ref: string, amount_fen: number) =>
  who.call(approveClaimContract, { params: { ref }, body: { amount_fen, note: 'Seen' }, headers: key() });
const asked = async (ref: string, amount_fen: number) => {
  const body: ApprovalRequest = { kind: 'claim', ref, body: { amount_fen, note: 'Seen' }, why: 'All broken' };
  return (await fay.call(askApprovalContract, { body, headers: key() })).data;
};
const decide = (id: string, headers = key()) =>
  finn.call(decideApprovalContract, { params: { id }, body: { outcome: 'approved', note: '' }, headers });

it('is paid to the real balance, and the shopper finds it among the records', async () => {
  const { shopper, ref, number, balance, claim } = await claimed();
  const before = await balance();
  expect((await approve(fay, ref, limitFen)).status).toBe(200);
  expect(await balance()).toBe(before + limitFen);
  expect(await claim()).toMatchObject({ state: 'approved', paid_fen: limitFen, note: 'Seen' });
  const { data } = await shopper.call(listBalanceRecordsContract, {
    query: { type: 'compensation', page: 1, page_size: 10 },
  });
  expect(data.items).toMatchObject([
    {
      type: 'compensation',
      amount_fen: limitFen,
      kind: 'package',
      refs: [number],
      remark: `Insurance of package ${number}`,
    },
  ]);
});

it('above the limit is paid once a second person approves it, with both in the log', async () => {
  const { ref, balance, claim } = await claimed();
  const before = await balance();
  expect((await approve(fay, ref, 15_000)).reason).toBe('approval_needed');
  expect((await approve(owner, ref, 15_000)).reason).toBe('approval_needed');
  const approval = await asked(ref, 15_000);
  expect(approval).toMatchObject({ kind: 'claim', ref, amount_fen: 15_000, note: 'Seen' });
  expect(await balance()).toBe(before);
  const headers = key();
  expect((await decide(approval.id, headers)).data.state).toBe('approved');
  expect((await decide(approval.id, headers)).data.state).toBe('approved');
  expect(await balance()).toBe(before + 15_000);
  expect(await claim()).toMatchObject({ state: 'approved', paid_fen: 15_000 });
  const log = await listStaffActions(desk.server.core.db, { page: 1, page_size: 5, subject: `claim:${ref}` });
  expect(log.items).toMatchObject([
    { action: 'claim.approve', staffId: 'staff_fay', data: { approval: approval.id, approved_by: 'staff_finn' } },
  ]);
});

it('that was rejected meanwhile is not paid by an approval', async () => {
  const { ref, balance } = await claimed();
  const before = await balance();
  const { id } = await asked(ref, 15_000);
  const body = { note: 'The pictures show another parcel.' };
  expect((await finn.call(rejectClaimContract, { params: { ref }, body, headers: key() })).status).toBe(200);
  expect((await decide(id)).data).toMatchObject({ state: 'stale', stale_cause: 'state' });
  expect(await balance()).toBe(before);
});
