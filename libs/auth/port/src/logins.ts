import type { Language } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';

/** One device that is logged in. */
export interface LoginSession {
  id: string;
  startedAt: Date;
  /** Up to some minutes behind. */
  seenAt: Date;
  /** User-Agent at login, shortened. */
  agent: string;
}

/** Somebody who is logged in, on one device. */
export interface OwnSession {
  userId: string;
  sessionId: string;
}

export interface PasswordAttempt {
  userId: string;
  password: string;
  /** Where the call came from, as Fastify's `request.ip` says. */
  ip: string;
}

/** A password that was right a moment ago. */
export interface ProvenPassword {
  /** Holds the account until the transaction ends, so that nothing else is written for it; false where it is closed or has another password by now. */
  hold: (tx: Tx) => Promise<boolean>;
}

export interface PasswordChange extends OwnSession {
  oldPassword: string;
  /** By the rule of auth's contract. */
  password: string;
  ip: string;
}

/** An account as staff find it. */
export interface ListedLogin {
  id: string;
  email: string;
  emailVerified: boolean;
  role: 'shopper' | 'staff';
  createdAt: Date;
}

export interface LoginSearch {
  /** Part of an e-mail or a whole id; everybody where it is empty. */
  words: string;
  /** Accounts that belong to the result whatever their e-mail is. */
  alsoIds: readonly string[];
  page: number;
  page_size: number;
}

/** What account lets people do with their own login; identity and sessions stay auth's. */
export interface Logins {
  /** The devices that are logged in, the one seen last first. */
  sessions: (userId: string) => Promise<LoginSession[]>;
  endOthers: (session: OwnSession) => Promise<void>;
  /**
   * Sets a new password and ends every other session. False where the old one is wrong. Attempts count like those at login: beyond its limits
   * it fails with `too_many_requests`.
   */
  changePassword: (change: PasswordChange) => Promise<boolean>;
  /** Checks a password, counted in the same way; null where it is wrong. */
  prove: (attempt: PasswordAttempt) => Promise<ProvenPassword | null>;
  /** Of mails and letters. */
  setLanguage: (tx: Tx, userId: string, language: Language) => Promise<void>;
  /** Accounts for staff, the newest first. */
  search: (search: LoginSearch) => Promise<{ items: ListedLogin[]; total: number }>;
}
