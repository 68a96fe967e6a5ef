import { defineEndpoint, staffRoles } from '@caravan/kernel';
import type {
  Enrolment,
  FactorCode,
  Me,
  MeChange,
  OwnDevice,
  OwnPassword,
  RecoveryCodes,
  StaffSessions,
} from './auth.staff-schema.ts';

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
