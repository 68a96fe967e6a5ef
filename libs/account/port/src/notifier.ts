import type { LetterKind } from '@caravan/account/contract';
import type { Language } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';

/** Something a shopper has to know of, in both languages: the inbox shows the one that its reader speaks. */
export interface Letter {
  userId: string;
  /** Decides whether a mail goes out as well, where the shopper has not declined it. */
  kind: LetterKind;
  /** The same letter written twice, by its key, arrives once. Unique over all letters of a user. */
  key: string;
  title: Record<Language, string>;
  /** Plain text; an empty line parts paragraphs. */
  body: Record<Language, string>;
  /** Path of the page it speaks of. */
  link: string | null;
}

/** Station letters and the mails that go with them (decisions.md, Mail and letters). */
export interface Notifier {
  /** Writes in the caller's transaction: the letter exists, and the mail goes out, if and only if that commits. */
  send: (tx: Tx, letter: Letter) => Promise<void>;
}
