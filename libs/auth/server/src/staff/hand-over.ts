import { fail, type HandedOver, type MemberWork } from '@caravan/auth/contract';
import { holdsRole } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import type { Handover } from '@caravan/tasks/port';
import type { AuthContext } from '../use-cases/auth-context.ts';
import { lockStaffById } from '../accounts/user-account.repo.ts';
import type { UserAccount } from '../accounts/user-account.table.ts';
import type { MemberChangeCall } from './manage-member.ts';
import { findPause } from '../pauses/paused-member.repo.ts';
import { findMember, listMembers } from './staff-member.repo.ts';
import { holdRoles } from './staff-role.repo.ts';

/** For the owner who hands over the work of a member. */
export const showMemberWork = async (
  { db, clock, heldWork }: Pick<AuthContext, 'db' | 'clock' | 'heldWork'>,
  id: string,
): Promise<MemberWork> => {
  const now = clock();
  if (!(await findMember(db, id, now))) throw fail('not_found');
  const parts = (await Promise.all(heldWork().map((one) => one.held(db, id)))).flat();
  const heirs = (await listMembers(db, now))
    .filter(({ account, pausedAt }) => account.id !== id && account.emailVerifiedAt !== null && pausedAt === null)
    .map(({ account, roles }) => ({
      id: account.id,
      email: account.email,
      name: account.name,
      takes: parts.reduce(
        (sum, part) => sum + (part.kind === 'task' && holdsRole(roles, part.roles) ? part.count : 0),
        0,
      ),
    }));
  return {
    items: parts.map(({ kind, queue, count }) => ({ kind, queue, count })),
    heirs: heirs.sort((a, b) => b.takes - a.takes),
  };
};

/** Locks a member, and the colleague who takes over, in the order of their ids: two such changes never wait for each other. */
export const lockWithHeir = async (tx: Tx, id: string, heirId: string | null): Promise<UserAccount> => {
  const locked = new Map<string, UserAccount | undefined>();
  for (const one of [...new Set([id, heirId ?? id])].sort()) locked.set(one, await lockStaffById(tx, one));
  const member = locked.get(id);
  if (!member) throw fail('not_found');
  if (heirId === null) return member;
  const isGone = heirId === id || !locked.get(heirId)?.emailVerifiedAt || (await findPause(tx, heirId)) !== undefined;
  if (isGone) throw fail('heir_gone');
  return member;
};

/** Moves what a locked member has in hand, in every feature. */
export const passOn = async (
  { heldWork }: Pick<AuthContext, 'heldWork'>,
  tx: Tx,
  heirId: string | null,
  handover: Omit<Handover, 'heir'>,
): Promise<HandedOver> => {
  const heir = heirId === null ? null : { id: heirId, roles: await holdRoles(tx, heirId) };
  const result = { moved: 0, released: 0 };
  for (const one of heldWork()) {
    const { moved, released } = await one.handOver(tx, { ...handover, heir });
    result.moved += moved;
    result.released += released;
  }
  return result;
};

/** Hands over the tasks of a member who stays, as of one who is away. */
export const handOverWork = (
  context: Pick<AuthContext, 'transaction' | 'heldWork'>,
  { session, id, audit }: MemberChangeCall,
  to: string | null,
): Promise<HandedOver> =>
  context.transaction(async (tx) => {
    await lockWithHeir(tx, id, to);
    await audit(tx, { action: 'staff.hand_over', subject: { kind: 'staff', ref: id }, data: { to } });
    return passOn(context, tx, to, { from: id, by: session.userId, leaves: false, audit });
  });
