import { defineEndpoint, staffRoles } from '@caravan/kernel';
import type { AuthSession } from './auth.schema.ts';
import type {
  Enrolment,
  FactorCode,
  HandedOver,
  Handover,
  Join,
  Me,
  MeChange,
  MemberRemoval,
  MemberWork,
  NewStaffMember,
  OwnDevice,
  OwnPassword,
  RecoveryCodes,
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

export const getMe = defineEndpoint<{ data: Me }>()({
  method: 'GET',
  path: '/staff/me',
  login: 'staff',
  roles: staffRoles,
  enrolment: true,
  tags: ['me'],
  summary: 'The account of the member of staff who calls',
});

export const updateMe = defineEndpoint<{ body: MeChange; data: Me }>()({
  method: 'PUT',
  path: '/staff/me',
  login: 'staff',
  roles: staffRoles,
  enrolment: true,
  tags: ['me', 'staff-member'],
  summary: 'Set the name that colleagues see',
});

export const changeMyPassword = defineEndpoint<{ body: OwnPassword; data: null }>()({
  method: 'PUT',
  path: '/staff/me/password',
  login: 'staff',
  roles: staffRoles,
  enrolment: true,
  confirm: true,
  tags: ['staff-session'],
  summary: 'Set a new password by the present one; every other session ends, and a mail says so',
  reasons: ['password_wrong', 'password_rule', 'password_common'],
});

export const listMySessions = defineEndpoint<{ data: StaffSessions }>()({
  method: 'GET',
  path: '/staff/me/sessions',
  login: 'staff',
  roles: staffRoles,
  enrolment: true,
  tags: ['staff-session'],
  summary: 'The live sessions of the caller, the current one first',
});

export const endMySession = defineEndpoint<{ params: { session: string }; data: StaffSessions }>()({
  method: 'DELETE',
  path: '/staff/me/sessions/:session',
  login: 'staff',
  roles: staffRoles,
  enrolment: true,
  tags: ['staff-session'],
  summary: 'End a session of the caller; returns the remaining ones',
});

export const nameMyDevice = defineEndpoint<{ body: OwnDevice; data: StaffSessions }>()({
  method: 'PUT',
  path: '/staff/me/device',
  login: 'staff',
  roles: staffRoles,
  enrolment: true,
  tags: ['staff-session'],
  summary: 'Name the device of this session, such as “Packing table 2”',
});

export const endMyOtherSessions = defineEndpoint<{ data: StaffSessions }>()({
  method: 'POST',
  path: '/staff/me/sessions/end_others',
  login: 'staff',
  roles: staffRoles,
  enrolment: true,
  tags: ['staff-session'],
  summary: 'End all sessions of the caller but this one',
});

/** Nothing changes for the login before `enrolSecondFactor`. */
export const beginSecondFactor = defineEndpoint<{ data: Enrolment }>()({
  method: 'POST',
  path: '/staff/me/second_factor',
  login: 'staff',
  roles: staffRoles,
  enrolment: true,
  tags: [],
  summary: 'Make a secret for an authenticator app; it replaces one that was never confirmed',
  reasons: ['wrong_state', 'second_factor_unavailable'],
});

export const enrolSecondFactor = defineEndpoint<{ body: FactorCode; data: RecoveryCodes }>()({
  method: 'PUT',
  path: '/staff/me/second_factor',
  login: 'staff',
  roles: staffRoles,
  enrolment: true,
  tags: ['me'],
  summary: 'Set up the second factor by a first code of the app; returns ten recovery codes, shown only now',
  reasons: ['code_wrong', 'wrong_state', 'second_factor_unavailable'],
});

export const removeSecondFactor = defineEndpoint<{ body: FactorCode; data: null }>()({
  method: 'DELETE',
  path: '/staff/me/second_factor',
  login: 'staff',
  roles: staffRoles,
  enrolment: true,
  tags: ['me'],
  summary: 'Remove the second factor of the caller, by a code',
  reasons: ['code_wrong', 'wrong_state', 'second_factor_unavailable'],
});

export const renewRecoveryCodes = defineEndpoint<{ body: FactorCode; data: RecoveryCodes }>()({
  method: 'POST',
  path: '/staff/me/recovery_codes',
  login: 'staff',
  roles: staffRoles,
  enrolment: true,
  tags: ['me'],
  summary: 'Make ten new recovery codes, by a code; the old ones stop working',
  reasons: ['code_wrong', 'wrong_state', 'second_factor_unavailable'],
});

/** For calls that need a code of at most ten minutes ago. */
export const confirmSession = defineEndpoint<{ body: FactorCode; data: Me }>()({
  method: 'POST',
  path: '/staff/me/confirm',
  login: 'staff',
  roles: staffRoles,
  enrolment: true,
  tags: ['me'],
  summary: 'Confirm the session by a code, for ten minutes',
  reasons: ['code_wrong', 'wrong_state', 'second_factor_unavailable'],
});
