import type { Language } from '@caravan/kernel';
import { onePort, type Tx } from '@caravan/server-core';

/** A user's identity as auth stores it. */
export interface Identity {
  id: string;
  email: string;
  emailVerified: boolean;
  /** False for an account that has only been entered by mailed codes and passkeys. */
  hasPassword: boolean;
  role: 'shopper' | 'staff';
  /** The language of mails and messages to this user. */
  language: Language;
}

/** Implemented by auth for features that have a user's id. */
export interface Identities {
  /**
   * With `tx` it reads inside that transaction, and the account cannot be closed before the transaction ends. Undefined
   * for a closed account.
   */
  find: (userId: string, tx?: Tx) => Promise<Identity | undefined>;
}

export const identitiesPort = onePort<Identities>('Identities');
