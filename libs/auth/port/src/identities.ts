import type { Language } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';

/** Who somebody is, as auth keeps it. */
export interface Identity {
  id: string;
  email: string;
  emailVerified: boolean;
  role: 'shopper' | 'staff';
  /** The language of mails and letters to this person. */
  language: Language;
}

/** auth's answer to other features that know a user's id. */
export interface Identities {
  /** With `tx` it reads inside that transaction, and the account cannot be closed before the transaction ends. Undefined where it is closed. */
  find: (userId: string, tx?: Tx) => Promise<Identity | undefined>;
}
