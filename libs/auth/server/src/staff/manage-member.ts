import { fail, type HandedOver, type StaffMemberChange } from '@caravan/auth/contract';
import type { Audit, Session } from '@caravan/server-core';
import { deleteFactor } from '../second-factor/second-factor.repo.ts';
import { endSessionsOf } from '../sessions/session.repo.ts';
import { lockWithHeir, passOn } from './hand-over.ts';
import { changeRoles, findPause } from '../pauses/paused-member.repo.ts';
import { inOrder, isLastOwner, rolesOf } from './staff-role.repo.ts';
import { deleteAccount, lockStaffById, setLanguage, setName } from '../accounts/user-account.repo.ts';
import type { AuthContext } from '../use-cases/auth-context.ts';

/** Who changes whom. */
export interface MemberChangeCall {
  session: Session;
  id: string;
  audit: Audit;
}

const subjectOf = (id: string) => ({ kind: 'staff', ref: id });

/** The database counts the owners when the transaction ends. */
export const orLastOwner = (error: unknown): never => {
  throw isLastOwner(error) ? fail('last_owner') : error;
};

/** Sets name, roles and language of a member of staff, and releases the tasks of lost roles. Members cannot change their own roles, and an owner remains. */
export const changeMember = (
  { transaction, tasks }: Pick<AuthContext, 'transaction' | 'tasks'>,
  { session, id, audit }: MemberChangeCall,
  change: StaffMemberChange,
): Promise<void> =>
  transaction(async (tx) => {
    const after = inOrder(change.roles);
    const member = await lockStaffById(tx, id);
    if (!member) throw fail('not_found');
    const name = change.name === undefined ? member.name : change.name || null;
    const pause = await findPause(tx, id);
    const before = pause?.roles ?? (await rolesOf(tx, id));
    if (id === session.userId && before.join() !== after.join()) throw fail('own_roles');
    // Locks the roles of the caller before those of the member.
    await audit(tx, {
      action: 'staff.change',
      subject: subjectOf(id),
      data: {
        before: { name: member.name, roles: before, language: member.language },
        after: { name, roles: after, language: change.language },
      },
    });
    await changeRoles(tx, { userId: id, pause }, after);
    await tasks().release(tx, id, after);
    await setLanguage(tx, id, change.language);
    await setName(tx, id, name);
  }).catch(orLastOwner);

/** Removes somebody else from the staff, with all sessions and tokens, and hands over their work. An owner remains. */
export const removeMember = (
  context: Pick<AuthContext, 'transaction' | 'heldWork'>,
  { session, id, audit }: MemberChangeCall,
  to: string | null,
): Promise<HandedOver> =>
  context
    .transaction(async (tx) => {
      if (id === session.userId) throw fail('own_roles');
      const member = await lockWithHeir(tx, id, to);
      const roles = (await findPause(tx, id))?.roles ?? (await rolesOf(tx, id));
      await audit(tx, {
        action: 'staff.remove',
        subject: subjectOf(id),
        data: { email: member.email, name: member.name, roles, to },
      });
      await deleteAccount(tx, id);
      // Afterwards, because a claim of theirs that is being made holds their roles until it commits.
      return passOn(context, tx, to, { from: id, by: session.userId, leaves: true, audit });
    })
    .catch(orLastOwner);

/** Removes the second factor of somebody else, who lost it. The sessions end, because a finder of the device could use them. */
export const resetFactorOf = (
  { transaction, clock }: Pick<AuthContext, 'transaction' | 'clock'>,
  { session, id, audit }: MemberChangeCall,
): Promise<void> =>
  transaction(async (tx) => {
    if (!(await lockStaffById(tx, id))) throw fail('not_found');
    // Their own needs a code.
    if (id === session.userId) throw fail('own_roles');
    await audit(tx, { action: 'staff.reset_second_factor', subject: subjectOf(id) });
    await deleteFactor(tx, id);
    await endSessionsOf(tx, id, clock());
  });
