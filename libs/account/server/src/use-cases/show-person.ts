import { fail, type Person } from '@caravan/account/contract';
import { personWorkKinds } from '@caravan/account/contract/schema';
import { day, holdsRole, type StaffRole } from '@caravan/kernel';
import { findAddresses } from '../db/address.repo.ts';
import { countMessages } from '../db/message.repo.ts';
import { findProfile } from '../db/profile.repo.ts';
import { countWebhooks } from '../db/webhook.repo.ts';
import type { AccountContext } from './account-context.ts';

/** Things of one kind on the page of a person; its own list has the others. */
const ofAKind = 20;
const recently = 30 * day;

type Reader = readonly StaffRole[];

const workOf = ({ db, personWork }: AccountContext, id: string, reader: Reader): Promise<Person['work']> =>
  Promise.all(
    personWork()
      .filter(({ roles }) => holdsRole(reader, roles))
      .sort((one, other) => personWorkKinds.indexOf(one.kind) - personWorkKinds.indexOf(other.kind))
      .map(async ({ kind, newest }) => ({ kind, ...(await newest(db, id, ofAKind)) })),
  );

/** One account, with what the reader's roles may see of it. */
export const showPerson = async (context: AccountContext, id: string, reader: Reader): Promise<Person> => {
  const { db, logins, summary, clock } = context;
  const login = await logins().find(id);
  if (!login) throw fail('not_found');
  const [profile, addresses, messages, sessions, tokens, webhooks, balance, work] = await Promise.all([
    findProfile(db, id),
    findAddresses(db, id, 'shipping'),
    countMessages(db, id, new Date(clock().getTime() - recently)),
    logins().sessions(id),
    logins().apiTokens(id),
    countWebhooks(context.db, id),
    holdsRole(reader, ['finance', 'auditor']) ? summary().balance(id) : null,
    workOf(context, id, reader),
  ]);
  return {
    id,
    email: login.email,
    nickname: login.name ?? profile.nickname,
    created_at: login.createdAt.toISOString(),
    email_verified: login.emailVerified,
    role: login.role,
    language: login.language,
    residence: profile.residence,
    countries: [...new Set(addresses.map(({ country }) => country))],
    balance_fen: balance,
    messages,
    devices: sessions.length,
    programs: { tokens, webhooks },
    seen_at: sessions[0]?.seenAt.toISOString() ?? null,
    work,
  };
};
