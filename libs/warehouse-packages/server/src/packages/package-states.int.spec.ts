import { type PackageStatus, packageStatuses } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { refusalOf, type Answer } from '@caravan/server-core/testing';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packageTransitions } from './package-transitions.ts';
import { ownSteps, packageIn, packageOf, staffSteps } from '../testing/package-steps.ts';
import { warehouseServer, type Person, type WarehouseServer } from '../testing/warehouse-server.ts';

let server: WarehouseServer;
beforeAll(async () => {
  server = await warehouseServer();
});
afterAll(() => server.close());

const ownActions = ['cancel', 'receive', 'review'] as const;
const staffActions = ['ship', 'track', 'hide'] as const;
type Action = (typeof ownActions)[number] | (typeof staffActions)[number];

/**
 * The outcome of an action in each state: a new status, `same` if nothing changes, `kept` if the status stays. All
 * other actions are refused with `wrong_state`.
 */
const outcomes: Record<PackageStatus, Partial<Record<Action, PackageStatus | 'same' | 'kept'>>> = {
  pending_payment: { cancel: 'cancelled' },
  to_be_delivered: { cancel: 'cancelled', ship: 'pending_receipt' },
  pending_receipt: { receive: 'done', ship: 'same', track: 'kept' },
  done: { receive: 'same', review: 'kept', ship: 'same', track: 'kept' },
  cancelled: { cancel: 'same' },
};

const isOwn = (action: Action): action is (typeof ownActions)[number] =>
  (ownActions as readonly Action[]).includes(action);

describe.each(packageStatuses)('a package that is %s', (status) => {
  test.each<Action>([...ownActions, ...staffActions])('%s', async (action) => {
    const parcel = await packageIn(server, status);
    const { shopper, staff, number } = parcel;
    const before = await packageOf(shopper, number);
    expect(before.status).toBe(status);
    const by = (caller: Person): Promise<Answer<unknown>> =>
      isOwn(action) ? ownSteps(caller, number)[action]() : staffSteps(caller, number)[action]();

    expect((await by({ call: server.call, userId: '' })).status).toBe(401);
    expect((await by(server.shopper())).status).toBe(isOwn(action) ? 404 : 403);
    expect((await by(isOwn(action) ? staff : shopper)).status).toBe(403);
    expect(await packageOf(shopper, number)).toEqual(before);

    const expected = outcomes[status][action] ?? 'wrong_state';
    const answer = await by(isOwn(action) ? shopper : staff);
    const after = await packageOf(shopper, number);
    if (action === 'hide') {
      expect(answer.status).toBe(404);
      expect(after).toEqual(before);
    } else if (expected === 'same') {
      expect(answer.status).toBe(200);
      expect(after).toEqual(before);
    } else if (expected === 'wrong_state') {
      expect(answer).toMatchObject({ status: 409, reason: 'wrong_state' });
      expect(after).toEqual(before);
    } else {
      expect(answer.status).toBe(200);
      expect(after.status).toBe(expected === 'kept' ? status : expected);
      expect(after).not.toEqual(before);
    }
  });
});

describe('the database', () => {
  /** Changes a status as the server does, with goods and money, even if there is no such step. */
  const move = async (tx: Tx, number: string, to: PackageStatus) => {
    const away = to === 'pending_receipt' || to === 'done';
    await tx.execute(sql`
      update package set status = ${to}, events = events + 1,
        paid_at = case when ${to} in ('pending_payment', 'cancelled') then paid_at else coalesce(paid_at, now()) end,
        shipped_at = case when ${away} then now() end, done_by = case when ${away} then now() end,
        carrier = case when ${away} then 'C' end, tracking_number = case when ${away} then number end,
        done_at = case when ${to} = 'done' then now() end,
        refunded_fen = case when ${to} = 'cancelled' and paid_at is not null then fee_fen else 0 end
      where number = ${number}`);
    await tx.execute(sql`
      insert into package_event (package_number, seq, event, from_status, to_status, actor, data, at)
      select number, events, 'cancelled', (select to_status from package_event e where e.package_number = number and e.seq = events - 1), status, 'system', '{}', now()
      from package where number = ${number}`);
    if (to === 'cancelled')
      await tx.execute(
        sql`update store_item set package_number = null, packed_at = null where package_number = ${number}`,
      );
    else
      await tx.execute(
        sql`update store_item set left_at = case when ${away} then now() end where package_number = ${number}`,
      );
  };

  test.each(packageStatuses)('allows from %s exactly the steps of the table', async (from) => {
    const { number } = await packageIn(server, from);
    for (const to of packageStatuses.filter((status) => status !== from)) {
      const refusal = await refusalOf(server.core, (tx) => move(tx, number, to));
      const isStep = packageTransitions.some((one) => one.from === from && one.to === to);
      expect({ to, refusal }).toEqual({
        to,
        refusal: isStep ? null : expect.stringContaining(`cannot go from ${from} to ${to}`),
      });
    }
  });

  const only = (statement: SQL) => refusalOf(server.core, (tx) => tx.execute(statement));

  test('refuses a status without its event, and an event that does not follow the previous one', async () => {
    const { number } = await packageIn(server, 'pending_payment');
    expect(
      await only(sql`update package set status = 'to_be_delivered', paid_at = now() where number = ${number}`),
    ).toContain('is not where its events lead to');
    const event = (seq: number, from: PackageStatus, to: PackageStatus) =>
      only(
        sql`insert into package_event (package_number, seq, event, from_status, to_status, actor, data, at) values (${number}, ${seq}, 'paid', ${from}, ${to}, 'staff', '{}', now())`,
      );
    expect(await event(2, 'to_be_delivered', 'done')).toContain('does not follow');
    expect(await event(3, 'pending_payment', 'to_be_delivered')).toContain('does not follow');
  });

  test('keeps items consistent with their package', async () => {
    const one = await packageIn(server, 'pending_payment');
    const two = await packageIn(server, 'to_be_delivered');
    const sent = await packageIn(server, 'done');
    const gone = await packageIn(server, 'cancelled');
    const expectRefused = async (statement: SQL) =>
      expect(await only(statement)).toMatch(/is not where its package|are not where it is/);
    await expectRefused(
      sql`update store_item set package_number = null, packed_at = null where package_number = ${one.number}`,
    );
    await expectRefused(sql`update store_item set package_number = ${two.number} where id = ${one.itemIds[0]}`);
    await expectRefused(sql`update store_item set left_at = now() where package_number = ${two.number}`);
    await expectRefused(sql`update store_item set left_at = null where package_number = ${sent.number}`);
    await expectRefused(
      sql`update store_item set package_number = ${gone.number}, packed_at = now() where id = ${gone.itemIds[0]}`,
    );
    await expectRefused(sql`insert into package_item values (${two.number}, ${one.itemIds[0]}, 9)`);
    const bothAtOnce = refusalOf(server.core, async (tx) => {
      await tx.execute(sql`insert into package_item values (${two.number}, ${one.itemIds[0]}, 9)`);
      await tx.execute(sql`update store_item set package_number = ${two.number} where id = ${one.itemIds[0]}`);
    });
    expect(await bothAtOnce).toMatch(/is not where its package/);
  });

  test('refuses changes of fees, goods, events, shipping methods and packages', async () => {
    const { number, itemIds } = await packageIn(server, 'to_be_delivered');
    const refused = async (statement: SQL) =>
      expect(await only(statement)).toMatch(
        /only ever added|check constraint|begins as pending_payment|refunds \d+ fen, not/,
      );
    await refused(sql`update package_event set to_status = 'cancelled' where package_number = ${number}`);
    await refused(sql`delete from package_event where package_number = ${number}`);
    await refused(sql`truncate package_event`);
    await refused(sql`delete from package_item where package_number = ${number}`);
    await refused(sql`update package set fee_fen = 1 where number = ${number}`);
    await refused(sql`update package set storage_fen = 0 where number = ${number}`);
    await refused(sql`update package set line_version = 2 where number = ${number}`);
    await refused(sql`update package set user_id = 'another' where number = ${number}`);
    await refused(sql`update package set refunded_fen = 1 where number = ${number}`);
    await refused(sql`update package set paid_at = null where number = ${number}`);
    await refused(sql`update package set shipped_at = now() where number = ${number}`);
    await refused(sql`update package set status = 'cancelled' where number = ${number}`);
    await refused(sql`delete from package where number = ${number}`);
    await refused(sql`update store_item set weight_g = 1 where id = ${itemIds[0]}`);
    await refused(sql`update store_item set user_id = 'another' where id = ${itemIds[0]}`);
    await refused(sql`update store_item set stored_at = now() where id = ${itemIds[0]}`);
    await refused(sql`delete from store_item where id = ${itemIds[0]}`);
    await refused(sql`update shipping_line set active = false`);
    await refused(sql`delete from shipping_line`);
  });
});
