import type { Language } from '@caravan/kernel';

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
  find: (userId: string) => Promise<Identity | undefined>;
}
