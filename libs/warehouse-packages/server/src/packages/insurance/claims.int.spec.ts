import { sql } from 'drizzle-orm';
import { claimDays } from '@caravan/content/contract';
import { day, hour } from '@caravan/kernel';
import { listStaffActions } from '@caravan/server-core';
import { type ClaimKind } from '@caravan/warehouse-packages/contract';
import { fileClaimContract } from '@caravan/warehouse-packages/contract/schema';
import {
  approveClaimContract,
  createInsuranceTierContract,
  getStaffPackageContract,
  rejectClaimContract,
} from '@caravan/warehouse-packages/contract/staff';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { key, ownSteps, pack, packageOf, pictureFile, staffSteps } from '../../testing/package-steps.ts';
import { warehouseServer, type Person, type WarehouseServer } from '../../testing/warehouse-server.ts';

let server: WarehouseServer;
let tier = '';
let picture: Uint8Array;
const coverFen = 20_000;
beforeAll(async () => {
  server = await warehouseServer();
  const body = { name: { en: 'Basic', zh: '基础' }, cover_fen: coverFen, fee_fen: 600, active: true };
  tier = (await server.staff().call(createInsuranceTierContract, { body, headers: key() })).data.id;
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a00' } })
    .png()
    .toBuffer();
});
afterAll(() => server.close());
afterAll(async () => {
  expect(await server.feature.audit?.()).toEqual([]);
});

interface Form {
  kind?: ClaimKind;
  amount?: number | string;
  text?: string;
  pictures?: readonly File[];
  more?: Record<string, string>;
}
const file = (caller: Person, number: string, over: Form = {}) => {
  const { kind = 'damaged', amount = 15_000, text = 'The lamp is broken.', pictures = [], more = {} } = over;
  const form = new FormData();
  for (const [name, value] of Object.entries({ kind, amount_fen: String(amount), text, ...more }))
    form.set(name, value);
  for (const one of pictures) form.append('pictures', one);
  return caller.call(fileClaimContract, { params: { number }, body: form as never });
};
const finance = () => server.colleague('finance');
const approve = (ref: string, amount_fen = 15_000, caller = finance(), headers = key()) =>
  caller.call(approveClaimContract, { params: { ref }, body: { amount_fen, note: 'We saw the pictures.' }, headers });
const reject = (ref: string, caller = finance(), headers = key()) =>
  caller.call(rejectClaimContract, { params: { ref }, body: { note: 'The box is whole.' }, headers });

/** A paid package, shipped unless said otherwise, insured by default. */
const parcelOf = async ({ insured = true, shipped = true, declared = 25_800 } = {}) => {
  const shopper = server.shopper();
  const ids = await server.stock(shopper.userId, [{}]);
  const over = { declared_value_fen: declared, ...(insured ? { insurance_id: tier } : {}) };
  const { number } = (await pack(shopper, ids, over)).data;
  await server.money.pay(shopper.userId, [number]);
  if (shipped) await staffSteps(server.staff(), number).ship();
  return { shopper, number, own: ownSteps(shopper, number), ref: `${number}-C1` };
};
const open = (ref: string) => server.queues.open().filter((one) => one === `claim ${ref}`);
const titles = async (userId: string) => (await server.messages.to(userId)).map(({ title }) => title.en);
const paid = async (...refs: string[]) =>
  Object.fromEntries(await server.compensations.port.paid(server.core.db, refs));

it('promotions are not told of a parcel whose claim was paid', async () => {
  const paidOut = await parcelOf();
  const kept = await parcelOf();
  for (const { shopper, number } of [paidOut, kept]) await file(shopper, number);
  await approve(paidOut.ref);
  await reject(kept.ref);
  for (const { own } of [paidOut, kept]) await own.receive();
  const told = server.received.map(({ number }) => number);
  expect(told).toContain(kept.number);
  expect(told).not.toContain(paidOut.number);
});

describe('filing a claim', () => {
  it('opens a task of five days for finance, and tells the shopper', async () => {
    const { shopper, number, ref } = await parcelOf();
    const made = await file(shopper, number, { pictures: [pictureFile(picture), pictureFile(picture)] });
    expect(made.data).toMatchObject({
      ref,
      kind: 'damaged',
      amount_fen: 15_000,
      state: 'open',
      paid_fen: 0,
      note: null,
    });
    expect(made.data.pictures).toHaveLength(2);
    const shown = await server.app.inject({ url: made.data.pictures[0] ?? '' });
    expect(shown.headers['content-type']).toBe('image/webp');
    expect((await packageOf(shopper, number)).claims).toMatchObject([{ ref, text: 'The lamp is broken.' }]);
    expect((await packageOf(shopper, number)).claimable).toMatchObject({ kinds: [], max_fen: coverFen });
    expect(open(ref)).toHaveLength(1);
    const wanted = await server.feature.ports.taskSources
      .find(({ queue }) => queue === 'claim')
      ?.wanted(server.core.db);
    const task = wanted?.find((one) => one.ref === ref);
    expect(task).toMatchObject({ amountFen: 15_000, facts: { package_number: number, claim_kind: 'damaged' } });
    expect((task?.dueAt.getTime() ?? 0) - server.clock.now().getTime()).toBe(5 * day);
    expect(await titles(shopper.userId)).toContain('We have your claim');
  });

  it('needs insurance, a shipped package, a fitting amount and kind', async () => {
    const bare = await parcelOf({ insured: false });
    expect((await file(bare.shopper, bare.number)).reason).toBe('not_insured');
    expect((await packageOf(bare.shopper, bare.number)).claimable).toBeNull();
    const waiting = await parcelOf({ shipped: false });
    expect((await file(waiting.shopper, waiting.number)).reason).toBe('wrong_state');
    const { shopper, number } = await parcelOf();
    for (const amount of [0, -1, 1.5, 'much', ''])
      expect((await file(shopper, number, { amount })).reason).toBe('invalid');
    const high = await file(shopper, number, { amount: coverFen + 1 });
    expect(high).toMatchObject({ status: 422, reason: 'claim_too_high' });
    expect(high.failure?.fields).toEqual({ amount_fen: 'This is more than can be paid' });
    expect((await file(shopper, number, { text: ' ' })).reason).toBe('invalid');
    expect((await file(shopper, number, { text: 'x'.repeat(1_001) })).reason).toBe('invalid');
    expect((await file(shopper, number, { kind: 'stolen' as ClaimKind })).reason).toBe('invalid');
    expect((await file(shopper, number, { more: { staff_id: 'x' } })).reason).toBe('invalid');
    const five = Array.from({ length: 5 }, () => pictureFile(picture));
    expect((await file(shopper, number, { pictures: five })).status).toBeGreaterThanOrEqual(400);
    const noPicture = pictureFile(new TextEncoder().encode('no picture'));
    expect((await file(shopper, number, { pictures: [noPicture] })).reason).toBe('not_a_picture');
    expect((await packageOf(shopper, number)).claims).toEqual([]);
  });

  it('pays at most the declared value', async () => {
    const { shopper, number } = await parcelOf({ declared: 9_000 });
    expect((await packageOf(shopper, number)).claimable?.max_fen).toBe(9_000);
    expect((await file(shopper, number, { amount: 9_001 })).reason).toBe('claim_too_high');
    expect((await file(shopper, number, { amount: 9_000 })).status).toBe(200);
  });

  it('is for the owner of the package alone', async () => {
    const { number } = await parcelOf();
    expect((await file(server.shopper(), number)).status).toBe(404);
    expect((await file(server.staff(), number)).status).toBe(403);
  });

  it('of a loss waits for the latest expected arrival, and ends with the receipt', async () => {
    const { shopper, number, own } = await parcelOf();
    const { claimable } = await packageOf(shopper, number);
    expect(claimable?.kinds).toEqual(['damaged', 'missing']);
    expect((await file(shopper, number, { kind: 'lost' })).reason).toBe('claim_too_early');
    server.clock.set(new Date(Date.parse(claimable?.lost_from ?? '') + 1));
    expect((await packageOf(shopper, number)).claimable?.kinds).toEqual(['lost', 'damaged', 'missing']);
    await own.receive();
    expect((await file(shopper, number, { kind: 'lost' })).reason).toBe('wrong_state');
    expect((await packageOf(shopper, number)).claimable?.kinds).toEqual(['damaged', 'missing']);
  });

  it('of a damage ends 14 days after the receipt', async () => {
    const { shopper, number, own } = await parcelOf();
    await own.receive();
    server.clock.advance(claimDays * day + hour);
    expect((await file(shopper, number)).reason).toBe('claim_too_late');
  });

  it('is possible once at a time', async () => {
    const { shopper, number, ref } = await parcelOf();
    // Opens the connections, so that the calls really meet.
    await Promise.all(Array.from({ length: 30 }, () => packageOf(shopper, number)));
    const answers = await Promise.all(Array.from({ length: 30 }, () => file(shopper, number)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ reason }) => reason ?? ''))).toEqual(new Set(['', 'claim_open']));
    expect(open(ref)).toHaveLength(1);
  });
});

describe('a decision', () => {
  it('pays an approved claim to the balance once, in part or in full, and tells the shopper why', async () => {
    const { shopper, number, ref } = await parcelOf();
    await file(shopper, number);
    const headers = key();
    const me = finance();
    const decided = await approve(ref, 12_000, me, headers);
    expect(decided.data.claims).toMatchObject([
      { ref, state: 'approved', paid_fen: 12_000, note: 'We saw the pictures.' },
    ]);
    expect((await approve(ref, 12_000, me, headers)).data.claims).toEqual(decided.data.claims);
    expect((await approve(ref, 12_000)).reason).toBe('claim_closed');
    expect((await reject(ref)).reason).toBe('claim_closed');
    expect(await paid(ref)).toEqual({ [ref]: 12_000 });
    expect(open(ref)).toEqual([]);
    expect(await titles(shopper.userId)).toContain('Your claim was approved');
    expect((await packageOf(shopper, number)).claimable?.max_fen).toBe(8_000);
    const log = (await listStaffActions(server.core.db, { page: 1, page_size: 50, subject: ref })).items;
    expect(log.map(({ action }) => action)).toEqual(['claim.approve']);
  });

  it('rejects with a reason, after which another claim can be filed', async () => {
    const { shopper, number, ref } = await parcelOf();
    await file(shopper, number);
    expect((await reject(ref)).data.claims).toMatchObject([
      { state: 'rejected', paid_fen: 0, note: 'The box is whole.' },
    ]);
    expect(await titles(shopper.userId)).toContain('Your claim was not approved');
    expect(await paid(ref)).toEqual({});
    expect((await file(shopper, number, { amount: coverFen })).data.ref).toBe(`${number}-C2`);
  });

  it('never pays more than was asked for, and claims together never more than the cover', async () => {
    const { shopper, number, ref } = await parcelOf();
    await file(shopper, number);
    expect((await approve(ref, 15_001)).reason).toBe('claim_too_high');
    await approve(ref, 15_000);
    expect((await file(shopper, number, { amount: 5_001 })).reason).toBe('claim_too_high');
    await file(shopper, number, { amount: 5_000 });
    await approve(`${number}-C2`, 5_000);
    expect((await packageOf(shopper, number)).claimable).toMatchObject({ kinds: [], max_fen: 0 });
    for (const statement of [
      sql`insert into package_claim (ref, package_number, user_id, seq, kind, amount_fen, text, created_at)
        values (${`${number}-C3`}, ${number}, ${shopper.userId}, 3, 'damaged', 1, '', now())`,
      sql`update package_claim set amount_fen = 1 where ref = ${ref}`,
      sql`update package_claim_decision set paid_fen = 1 where claim_ref = ${ref}`,
      sql`delete from package_claim_decision`,
      sql`delete from package_claim`,
    ])
      await expect(server.core.db.execute(statement)).rejects.toThrow();
  });

  it('is made by finance; service reads the claim, and packers see none', async () => {
    const { shopper, number, ref } = await parcelOf();
    await file(shopper, number);
    expect((await approve(ref, 1, server.colleague('service'))).status).toBe(403);
    expect((await reject(ref, server.colleague('service', 'packer'))).status).toBe(403);
    const seenBy = async (role: 'service' | 'packer') =>
      (await server.colleague(role).call(getStaffPackageContract, { params: { number } })).data.claims.length;
    expect([await seenBy('service'), await seenBy('packer')]).toEqual([1, 0]);
    expect((await approve(`${number}-C9`)).status).toBe(404);
    expect((await reject('PK2611NOTHING-C1')).status).toBe(404);
  });

  it('of a task that a colleague holds is refused', async () => {
    const { shopper, number, ref } = await parcelOf();
    await file(shopper, number);
    server.queues.holders.set(ref, 'Li Mei');
    expect((await approve(ref)).reason).toBe('claimed');
    expect((await reject(ref)).reason).toBe('claimed');
    expect(await paid(ref)).toEqual({});
  });

  it('above the limit of the owner needs a colleague', async () => {
    const { shopper, number, ref } = await parcelOf();
    await file(shopper, number);
    server.approvals.limit(14_999);
    expect((await approve(ref, 15_000)).failure).toMatchObject({ reason: 'approval_needed', amount_fen: 15_000 });
    expect((await approve(ref, 14_999)).status).toBe(200);
    server.approvals.limit(null);
  });

  it('of forty concurrent ones counts once', async () => {
    const { shopper, number, ref } = await parcelOf();
    await file(shopper, number);
    const members = Array.from({ length: 40 }, finance);
    await Promise.all(members.map((one) => one.call(getStaffPackageContract, { params: { number } })));
    const answers = await Promise.all(
      members.map((one, index) => (index % 2 ? approve(ref, 10_000 + index, one) : reject(ref, one))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ reason }) => reason ?? ''))).toEqual(new Set(['', 'claim_closed']));
    const [claim] = (await packageOf(shopper, number)).claims;
    expect((await paid(ref))[ref] ?? 0).toBe(claim?.paid_fen);
  });
});

it('is reported by the audit if the ledger has another amount for it, or money for no claim', async () => {
  const { shopper, number, ref } = await parcelOf();
  await file(shopper, number);
  await approve(ref, 12_000);
  const faults = async (statement: ReturnType<typeof sql>) => {
    await server.core.db.execute(statement);
    return server.feature.audit?.();
  };
  const other = await faults(sql`update fake_compensation set amount = 11_999 where key = ${ref}`);
  expect(other?.[0]).toBe(`claim ${ref} should have paid 12000 fen, the ledger has 11999`);
  await server.core.db.execute(sql`update fake_compensation set amount = 12_000 where key = ${ref}`);
  const more = await faults(sql`insert into fake_compensation values ('forged', ${shopper.userId}, ${number}, 1)`);
  expect(more).toEqual([expect.stringContaining('the ledger has')]);
  expect(await faults(sql`delete from fake_compensation where key = 'forged'`)).toEqual([]);
});

describe('closing the account', () => {
  it('waits for an open claim, and erases words and pictures of decided ones', async () => {
    const { shopper, number, ref, own } = await parcelOf();
    const made = (await file(shopper, number, { pictures: [pictureFile(picture)] })).data;
    await own.receive();
    const { personalData } = server.feature.ports;
    const obstacles = () => server.core.transaction((tx) => personalData.obstacles(tx, shopper.userId));
    expect(await obstacles()).toEqual(['packages_open']);
    await approve(ref);
    expect(await obstacles()).toEqual([]);
    await server.core.transaction((tx) => personalData.erase(tx, shopper.userId));
    await server.runJobs();
    expect((await server.app.inject({ url: made.pictures[0] ?? '' })).statusCode).toBe(404);
    expect((await packageOf(shopper, number)).claims).toMatchObject([{ text: '', pictures: [], paid_fen: 15_000 }]);
  });
});
