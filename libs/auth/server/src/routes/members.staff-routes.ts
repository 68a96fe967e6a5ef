import { fail, type StaffMember } from '@caravan/auth/contract';
import {
  endMemberSessionContract,
  getMemberWorkContract,
  handOverMemberWorkContract,
  inviteStaffMemberAgainContract,
  inviteStaffMemberContract,
  joinStaffContract,
  listMemberSessionsContract,
  listStaffMembersContract,
  pauseStaffMemberContract,
  removeStaffMemberContract,
  resetSecondFactorContract,
  resumeStaffMemberContract,
  sendMemberResetContract,
  updateStaffMemberContract,
} from '@caravan/auth/contract/staff';
import { isoOrNull } from '@caravan/kernel';
import { route, type Route } from '@caravan/server-core';
import { findMember, listMembers, type MemberRow } from '../staff/staff-member.repo.ts';
import { inOrder } from '../staff/staff-role.repo.ts';
import { presentSession } from '../sessions/present-session.ts';
import type { AuthContext } from '../use-cases/auth-context.ts';
import { handOverWork, showMemberWork } from '../staff/hand-over.ts';
import { inviteAgain, inviteMember } from '../staff/invite-member.ts';
import { joinStaff } from '../staff/join-staff.ts';
import { changeMember, removeMember, resetFactorOf } from '../staff/manage-member.ts';
import { pauseMember, resumeMember } from '../pauses/pause-member.ts';
import { sendReset } from '../passwords/send-reset.ts';
import { endStaffSession, listStaffSessions } from '../staff/staff-sessions.ts';
import { callerOf } from './caller-of.ts';

const stateOf = ({ account, pausedAt }: MemberRow): StaffMember['state'] => {
  if (pausedAt) return 'paused';
  return account.emailVerifiedAt ? 'active' : 'invited';
};

const present = (row: MemberRow): StaffMember => {
  const { account, roles, isEnrolled, invitedUntil, pausedAt, seenAt } = row;
  return {
    id: account.id,
    email: account.email,
    name: account.name,
    language: account.language,
    roles: inOrder(roles),
    state: stateOf(row),
    invited_until: isoOrNull(invitedUntil),
    paused_at: isoOrNull(pausedAt),
    second_factor: isEnrolled ? 'enrolled' : 'none',
    created_at: account.createdAt.toISOString(),
    seen_at: isoOrNull(seenAt),
  };
};

/** The calls of owners about the members of staff, and the call by which the invited join. */
export const membersStaffRoutes = (context: AuthContext): Route[] => {
  const memberRow = async (id: string): Promise<MemberRow> => {
    const row = await findMember(context.db, id, context.clock());
    if (!row) throw fail('not_found');
    return row;
  };
  const member = async (id: string): Promise<StaffMember> => present(await memberRow(id));

  return [
    route(listStaffMembersContract, async () => ({
      items: (await listMembers(context.db, context.clock())).map(present),
    })),

    route(inviteStaffMemberContract, async ({ body, audit }) => member(await inviteMember(context, body, audit))),

    route(inviteStaffMemberAgainContract, async ({ params, audit }) => {
      const { account } = await memberRow(params.id);
      await inviteAgain(context, account, audit);
      return member(params.id);
    }),

    route(updateStaffMemberContract, async ({ params, body, session, audit }) => {
      await changeMember(context, { session, id: params.id, audit }, body);
      return member(params.id);
    }),

    route(removeStaffMemberContract, ({ params, body, session, audit }) => {
      return removeMember(context, { session, id: params.id, audit }, body?.to ?? null);
    }),

    route(pauseStaffMemberContract, ({ params, body, session, audit, unchanged }) =>
      pauseMember(context, { session, id: params.id, audit, unchanged }, body?.to ?? null),
    ),

    route(resumeStaffMemberContract, async ({ params, session, audit, unchanged }) => {
      await resumeMember(context, { session, id: params.id, audit, unchanged });
      return member(params.id);
    }),

    route(getMemberWorkContract, ({ params }) => showMemberWork(context, params.id)),

    route(handOverMemberWorkContract, ({ params, body, session, audit }) =>
      handOverWork(context, { session, id: params.id, audit }, body.to),
    ),

    route(resetSecondFactorContract, async ({ params, session, audit }) => {
      await resetFactorOf(context, { session, id: params.id, audit });
      return member(params.id);
    }),

    route(sendMemberResetContract, async ({ params, audit }) => {
      const { account } = await memberRow(params.id);
      await sendReset(context, account, audit);
      return null;
    }),

    route(listMemberSessionsContract, async ({ params, session }) => {
      await memberRow(params.id);
      return listStaffSessions(context, params.id, session.id);
    }),

    route(endMemberSessionContract, async ({ params, session, audit, unchanged }) => {
      await memberRow(params.id);
      await endStaffSession(context, { userId: params.id, id: params.session, audit, unchanged });
      return listStaffSessions(context, params.id, session.id);
    }),

    route(joinStaffContract, async (call) => {
      const opened = await joinStaff(context, call.body, callerOf(call));
      return presentSession(opened, await context.profiles().find(opened.account.id));
    }),
  ];
};
