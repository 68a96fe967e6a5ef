import type { AuthSession, User, Verified } from '../auth.schema.ts';
import type { Passkey, PasskeyCreation, PasskeyRequest } from '../passkeys.schema.ts';
import type { ApiToken, MadeApiToken } from '../tokens.schema.ts';
import type { Me, StaffMember, StaffSession } from '../auth.staff-schema.ts';
import type { UserInfo } from '../user-info.schema.ts';

/** A shopper as the API returns it. */
const aUser = (over: Partial<User> = {}): User => ({
  id: 'user_1',
  email: 'shopper@example.test',
  email_verified: false,
  name: null,
  nickname: null,
  avatar: null,
  role: 'shopper',
  ...over,
});

export const aSession = (over: Partial<AuthSession> = {}): AuthSession => ({
  token: 'token_1',
  user: aUser(),
  ...over,
});

/** The answer about a live session; by default that of `aSession`. */
export const aVerified = (over: Partial<Verified> = {}): Verified => ({
  logged_in: true,
  account: aUser().id,
  ...over,
});

export const aUserInfo = (over: Partial<UserInfo> = {}): UserInfo => ({
  ...aUser(),
  has_password: true,
  gender: null,
  birthday: null,
  phone: null,
  residence: null,
  cart_count: 0,
  unread_count: 0,
  balance_fen: 0,
  ...over,
});

export const anApiToken = (over: Partial<ApiToken> = {}): ApiToken => ({
  id: 'token_1',
  name: 'Household accounts',
  scopes: ['orders', 'warehouse'],
  ending: 'x7Qa',
  made_at: '2026-11-20T08:00:00.000Z',
  last_used_at: null,
  expires_at: '2027-02-18T08:00:00.000Z',
  expired: false,
  ...over,
});

export const aMadeApiToken = (over: Partial<MadeApiToken> = {}): MadeApiToken => ({
  ...anApiToken(),
  access_token: `caravan_${'k'.repeat(39)}x7Qa`,
  ...over,
});

export const aPasskey = (over: Partial<Passkey> = {}): Passkey => ({
  id: 'passkey_1',
  name: 'Phone',
  synced: true,
  made_at: '2026-11-20T08:00:00.000Z',
  last_used_at: null,
  ...over,
});

/** The options that a page passes to the browser to add a passkey. */
export const aPasskeyCreation = (): PasskeyCreation => ({
  rp: { id: 'localhost', name: 'Caravan' },
  user: { id: 'dXNlcl8x', name: 'shopper@example.test', displayName: '' },
  challenge: 'Y2hhbGxlbmdl',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
});

/** The options that a page passes to the browser to log in by a passkey. */
export const aPasskeyRequest = (): PasskeyRequest => ({
  rpId: 'localhost',
  challenge: 'Y2hhbGxlbmdl',
  timeout: 300_000,
  userVerification: 'required',
});

export const aStaffSession = (over: Partial<StaffSession> = {}): StaffSession => ({
  id: 'session_1',
  current: true,
  started_at: '2026-11-23T01:00:00.000Z',
  seen_at: '2026-11-23T02:00:00.000Z',
  device: null,
  agent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0',
  address: '203.0.113.7',
  ...over,
});

export const aMe = (over: Partial<Me> = {}): Me => ({
  id: 'staff_1',
  email: 'owner@shop.test',
  name: null,
  language: 'en',
  roles: ['owner'],
  second_factor: 'none',
  required: false,
  confirmed_until: null,
  recovery_codes_left: 0,
  ...over,
});

export const aStaffMember = (over: Partial<StaffMember> = {}): StaffMember => ({
  id: 'staff_1',
  email: 'owner@shop.test',
  name: null,
  language: 'en',
  roles: ['owner'],
  state: 'active',
  invited_until: null,
  paused_at: null,
  second_factor: 'enrolled',
  created_at: '2026-11-20T01:00:00.000Z',
  seen_at: '2026-11-23T02:00:00.000Z',
  ...over,
});
