import { defineEndpoint } from '@caravan/kernel';
import type { AuthSession } from './auth.schema.ts';
import type {
  HandedOver,
  Handover,
  Join,
  MemberRemoval,
  MemberWork,
  NewStaffMember,
  StaffMember,
  StaffMemberChange,
  StaffMembers,
  StaffSessions,
} from './auth.staff-schema.ts';

export const listStaffMembers = defineEndpoint<{ data: StaffMembers }>()({
  method: 'GET',
  path: '/staff/members',
  login: 'staff',
  roles: ['owner'],
  tags: ['staff-member'],
  summary: 'The members of staff with their roles, oldest first',
});

/** Makes the account and mails its one-time link, which works for 72 hours. */
export const inviteStaffMember = defineEndpoint<{ body: NewStaffMember; data: StaffMember }>()({
  method: 'POST',
  path: '/staff/members',
  login: 'staff',
  roles: ['owner'],
  confirm: true,
  tags: ['staff-member'],
  summary: 'Invite a member of staff by mail, in their language',
  reasons: ['email_taken'],
});

/** The links of earlier invitations stop working. */
export const inviteStaffMemberAgain = defineEndpoint<{ params: { id: string }; data: StaffMember }>()({
  method: 'POST',
  path: '/staff/members/:id/invitation',
  login: 'staff',
  roles: ['owner'],
  confirm: true,
  tags: ['staff-member'],
  summary: 'Mail a new link to an invited member of staff',
  reasons: ['wrong_state'],
});

export const updateStaffMember = defineEndpoint<{
  params: { id: string };
  body: StaffMemberChange;
  data: StaffMember;
}>()({
  method: 'PUT',
  path: '/staff/members/:id',
  login: 'staff',
  roles: ['owner'],
  confirm: true,
  tags: ['staff-member'],
  summary: 'Set the name, the roles and the language of a member of staff',
  reasons: ['last_owner', 'own_roles'],
});

export const getMemberWork = defineEndpoint<{ params: { id: string }; data: MemberWork }>()({
  method: 'GET',
  path: '/staff/members/:id/work',
  login: 'staff',
  roles: ['owner'],
  tags: ['member-work'],
  summary: 'What a member of staff has in hand, and which colleagues could take it',
});

/** For a member who is away: the membership and its sessions stay. */
export const handOverMemberWork = defineEndpoint<{ params: { id: string }; body: Handover; data: HandedOver }>()({
  method: 'POST',
  path: '/staff/members/:id/handover',
  login: 'staff',
  roles: ['owner'],
  tags: ['member-work', 'task', 'queue'],
  summary: 'Hand over the tasks of a member of staff to a colleague, or back to the queues',
  reasons: ['heir_gone'],
});

/** Hands over the work in the same transaction. */
export const removeStaffMember = defineEndpoint<{
  params: { id: string };
  body: MemberRemoval;
  data: HandedOver;
}>()({
  method: 'DELETE',
  path: '/staff/members/:id',
  login: 'staff',
  roles: ['owner'],
  confirm: true,
  tags: ['staff-member', 'member-work', 'task', 'queue'],
  summary: 'Remove a member of staff and hand over their work; ends their sessions',
  reasons: ['last_owner', 'own_roles', 'heir_gone'],
});

/** The member cannot log in until an owner lets them in again; their sessions end, and the work passes on as if they left. */
export const pauseStaffMember = defineEndpoint<{
  params: { id: string };
  body: MemberRemoval;
  data: HandedOver;
}>()({
  method: 'POST',
  path: '/staff/members/:id/pause',
  login: 'staff',
  roles: ['owner'],
  confirm: true,
  tags: ['staff-member', 'member-work', 'staff-session', 'task', 'queue'],
  summary: 'Keep a member of staff from logging in, and hand over their work; ends their sessions',
  reasons: ['last_owner', 'own_roles', 'heir_gone', 'wrong_state'],
});

/** With the roles of before. */
export const resumeStaffMember = defineEndpoint<{ params: { id: string }; data: StaffMember }>()({
  method: 'DELETE',
  path: '/staff/members/:id/pause',
  login: 'staff',
  roles: ['owner'],
  confirm: true,
  tags: ['staff-member', 'member-work'],
  summary: 'Let a paused member of staff log in again',
});

/** For a member who lost the authenticator app and the recovery codes. */
export const resetSecondFactor = defineEndpoint<{ params: { id: string }; data: StaffMember }>()({
  method: 'DELETE',
  path: '/staff/members/:id/second_factor',
  login: 'staff',
  roles: ['owner'],
  confirm: true,
  tags: ['staff-member'],
  summary: "Remove the second factor of another member of staff, and end the member's sessions",
  reasons: ['own_roles'],
});

/** For a member who cannot log in. The mail is that of the login page; its link works once, for 30 minutes. */
export const sendMemberReset = defineEndpoint<{ params: { id: string }; data: null }>()({
  method: 'POST',
  path: '/staff/members/:id/password_reset',
  login: 'staff',
  roles: ['owner'],
  confirm: true,
  tags: [],
  summary: 'Mail a link that sets a new password to a member of staff who has joined',
  reasons: ['wrong_state'],
});

export const listMemberSessions = defineEndpoint<{ params: { id: string }; data: StaffSessions }>()({
  method: 'GET',
  path: '/staff/members/:id/sessions',
  login: 'staff',
  roles: ['owner'],
  tags: ['staff-session'],
  summary: 'The live sessions of a member of staff, the last used first',
});

export const endMemberSession = defineEndpoint<{
  params: { id: string; session: string };
  data: StaffSessions;
}>()({
  method: 'DELETE',
  path: '/staff/members/:id/sessions/:session',
  login: 'staff',
  roles: ['owner'],
  confirm: true,
  tags: ['staff-session', 'staff-member'],
  summary: 'End a session of a member of staff; returns the remaining ones',
});

/** Works once. The page itself shows that a link has expired. */
export const joinStaff = defineEndpoint<{ body: Join; data: AuthSession }>()({
  method: 'POST',
  path: '/staff/join',
  login: 'none',
  tags: ['user', 'me'],
  summary: 'Accept an invitation: set the name and the password, and log in',
  reasons: ['invitation_expired', 'password_rule', 'password_common'],
  quiet: ['invitation_expired'],
});
