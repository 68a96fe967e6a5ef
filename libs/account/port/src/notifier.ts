import type { MessageKind } from '@caravan/account/contract';
import type { Language } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';

/** A notification for a shopper, in both languages; the inbox shows the reader's language. */
export interface Message {
  userId: string;
  /** Decides whether a mail also goes out, unless the shopper has switched it off. */
  kind: MessageKind;
  /** Messages with the same key arrive once. The key is unique over all messages of a user. */
  key: string;
  title: Record<Language, string>;
  /** Plain text; an empty line separates paragraphs. */
  body: Record<Language, string>;
  /** The path of the page that the message is about. */
  link: string | null;
}

/** Station messages and their mails (specification 16.3). */
export interface Notifier {
  /** Writes in the caller's transaction: the message exists and the mail goes out only if the transaction commits. */
  send: (tx: Tx, message: Message) => Promise<void>;
}
