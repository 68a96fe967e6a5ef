import type { HttpHandler } from 'msw';
import type { Address, Country, LoginSession, Preferences, StationLetter, UserInfo } from '@caravan/account/contract';
import { aLoginSession, aUserInfo, somePreferences } from '@caravan/account/contract/testing';
import { addressHandlers } from './address.handlers.ts';
import { exampleCountries } from '@caravan/account/contract/testing';
import { letterHandlers } from './letter.handlers.ts';
import { profileHandlers } from './profile.handlers.ts';
import { surroundingHandlers } from './surrounding.handlers.ts';

/** One person on a server that exists only in this browser or test. */
export interface MockAccount {
  user: UserInfo;
  password: string;
  addresses: Address[];
  countries: Country[];
  letters: StationLetter[];
  preferences: Preferences;
  sessions: LoginSession[];
  /** What keeps the account from being closed. */
  obstacles: string[];
  /** What waits in the other features. */
  waiting: { orders: number; store: number; packages: number };
  /** Mails with an activation link. */
  activationMails: number;
  closed: boolean;
  handlers: HttpHandler[];
}

export type MockAccountStart = Partial<Omit<MockAccount, 'handlers' | 'user'>> & { user?: Partial<UserInfo> };

/** Keeps one person in memory and answers for them as the server would. */
export const mockAccount = ({ user, ...start }: MockAccountStart = {}): MockAccount => {
  const account: MockAccount = {
    user: aUserInfo(user),
    password: 'ferry246',
    addresses: [],
    countries: exampleCountries(),
    letters: [],
    preferences: somePreferences(),
    sessions: [aLoginSession()],
    obstacles: [],
    waiting: { orders: 0, store: 0, packages: 0 },
    activationMails: 0,
    closed: false,
    ...start,
    handlers: [],
  };
  account.handlers = [...profileHandlers(account), ...addressHandlers(account), ...letterHandlers(account), ...surroundingHandlers(account)];
  return account;
};
