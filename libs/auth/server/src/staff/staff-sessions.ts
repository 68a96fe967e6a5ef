import { fail } from '@caravan/auth/contract';
import type { StaffSessions } from '@caravan/auth/contract';
import { deviceName } from '@caravan/kernel';
import type { Audit, Session } from '@caravan/server-core';
import { endOtherSessionsOf, endSession, findSession, sessionsOf, setDevice } from '../sessions/session.repo.ts';
import type { AuthContext } from '../use-cases/auth-context.ts';

/** The live sessions of a member of staff, the current one first, then by last use. */
export const listStaffSessions = async (
  { db, clock }: Pick<AuthContext, 'db' | 'clock'>,
  userId: string,
  currentId: string,
): Promise<StaffSessions> => {
  const items = (await sessionsOf(db, userId, clock())).map(({ id, startedAt, seenAt, device, agent, address }) => ({
    id,
    current: id === currentId,
    started_at: startedAt.toISOString(),
    seen_at: seenAt.toISOString(),
    device,
    agent,
    address,
  }));
  return { items: [...items.filter(({ current }) => current), ...items.filter(({ current }) => !current)] };
};

export interface SessionEnd {
  userId: string;
  id: string;
  audit: Audit;
  unchanged: () => void;
}

/** Ends one session of an account. One that has ended already stays as it is. */
export const endStaffSession = async (
  { db, transaction, clock }: Pick<AuthContext, 'db' | 'transaction' | 'clock'>,
  { userId, id, audit, unchanged }: SessionEnd,
): Promise<void> => {
  const found = await findSession(db, userId, id);
  if (!found) throw fail('not_found');
  if (found.endedAt) {
    unchanged();
    return;
  }
  await transaction(async (tx) => {
    await audit(tx, {
      action: 'staff.end_session',
      subject: { kind: 'staff', ref: userId },
      data: { device: found.device ?? deviceName(found.agent) ?? null },
    });
    await endSession(tx, id, clock());
  });
};

/** Ends all sessions of the caller but this one. */
export const endOtherStaffSessions = (
  { transaction, clock }: Pick<AuthContext, 'transaction' | 'clock'>,
  { userId, id }: Session,
  audit: Audit,
): Promise<void> =>
  transaction(async (tx) => {
    await audit(tx, { action: 'staff.end_session', subject: { kind: 'staff', ref: userId }, data: { others: true } });
    await endOtherSessionsOf(tx, { userId, sessionId: id }, clock());
  });

/** Names the device of the caller's session. */
export const nameDevice = (
  { transaction }: Pick<AuthContext, 'transaction'>,
  { userId, id }: Session,
  name: string,
  audit: Audit,
): Promise<void> =>
  transaction(async (tx) => {
    await audit(tx, { action: 'staff.name_device', subject: { kind: 'staff', ref: userId }, data: { name } });
    await setDevice(tx, id, name || null);
  });
