import { fail, type HandedOver } from '@caravan/auth/contract';
import { lockStaffById } from '../accounts/user-account.repo.ts';
import { endSessionsOf } from '../sessions/session.repo.ts';
import type { AuthContext } from '../use-cases/auth-context.ts';
import { lockWithHeir, passOn } from '../staff/hand-over.ts';
import { orLastOwner, type MemberChangeCall } from '../staff/manage-member.ts';
import { endPause, findPause, startPause } from './paused-member.repo.ts';
import { rolesOf } from '../staff/staff-role.repo.ts';

/** How a call says that it found everything as it wants it. */
type PauseCall = MemberChangeCall & { unchanged: () => void };

const subjectOf = (id: string) => ({ kind: 'staff', ref: id });

/**
 * Keeps somebody else from logging in, ends their sessions, and hands over their work as if they left. Their name and what
 * they did stay. An owner remains who can log in.
 */
export const pauseMember = (
  context: Pick<AuthContext, 'clock' | 'heldWork' | 'transaction'>,
  { session, id, audit, unchanged }: PauseCall,
  to: string | null,
): Promise<HandedOver> =>
  context
    .transaction(async (tx) => {
      if (id === session.userId) throw fail('own_roles');
      const member = await lockWithHeir(tx, id, to);
      // Who was only invited cannot log in, and the invitation can be withdrawn by a removal.
      if (!member.emailVerifiedAt) throw fail('wrong_state');
      if (await findPause(tx, id)) {
        unchanged();
        return { moved: 0, released: 0 };
      }
      const now = context.clock();
      await audit(tx, { action: 'staff.pause', subject: subjectOf(id), data: { roles: await rolesOf(tx, id), to } });
      await startPause(tx, id, now);
      await endSessionsOf(tx, id, now);
      // Afterwards, because a claim of theirs that is being made holds their roles until it commits.
      return passOn(context, tx, to, { from: id, by: session.userId, leaves: true, audit });
    })
    .catch(orLastOwner);

/** Lets a paused member log in again, with the roles of before. Work that was handed over stays where it is. */
export const resumeMember = (
  { transaction }: Pick<AuthContext, 'transaction'>,
  { id, audit, unchanged }: PauseCall,
): Promise<void> =>
  transaction(async (tx) => {
    if (!(await lockStaffById(tx, id))) throw fail('not_found');
    const pause = await findPause(tx, id);
    if (!pause) return unchanged();
    await audit(tx, { action: 'staff.resume', subject: subjectOf(id), data: { roles: pause.roles } });
    await endPause(tx, pause);
  });
