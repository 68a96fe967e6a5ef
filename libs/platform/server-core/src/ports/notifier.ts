import type { Language, MessageKind, TextEvent, WebhookEventType } from '@caravan/kernel';
import type { Tx } from '../database/transactions/tx.ts';
import { onePort } from './port.ts';

/** One product that a mail shows. */
export interface MailedGoods {
  name: string;
  /** The path of a picture on this server whose address alone opens it, and does not expire. */
  image: string | null;
  /** The goods in the warehouse, if they have arrived: a mail shows a photo of them instead, once there is one. */
  itemIds?: readonly string[];
  /** Short lines below the name, such as the weight. */
  facts: Record<Language, readonly string[]>;
}

/** A link of a mail that leads to one answer. The page asks before it sends it, because mail programs follow links. */
export interface MailedChoice {
  label: Record<Language, string>;
  path: string;
}

/** The mail about a message has these besides the message itself. */
export interface MailContent {
  /** The event, for the subject: `Arrived`. */
  event: Record<Language, string>;
  /** The numbers of the orders or packages, for the subject. */
  refs: readonly string[];
  goods: readonly MailedGoods[];
  /** False if the goods are only named in the subject. */
  showsGoods: boolean;
  /** The answers to choose from. */
  choices?: readonly MailedChoice[];
  /**
   * If set, messages of this kind to a shopper wait an hour for others and go out in one mail. The path is the page
   * that the mail leads to if there are several.
   */
  collect?: string;
}

/** The text message about a message. It leads to the page of the message. */
export interface TextNews {
  event: TextEvent;
  /** The number of the order or package; null for goods in the warehouse. */
  number: string | null;
  /** Until when something must be done; null without such a time. No text message is sent after it. */
  until: Date | null;
}

/** A notification for a shopper, in all languages; the inbox shows the reader's language. */
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
  /** Without it the subject of the mail is the title. */
  mail?: MailContent;
  /** With it a text message goes out, too, if the shopper has chosen the event and the shop sends any. */
  text?: TextNews;
}

/** An event of a shopper's things, for their own programs (specification 32.8). */
export interface Happening {
  userId: string;
  type: Exclude<WebhookEventType, 'message.received'>;
  /** The number of the order, package or movement, or the id of the goods: as the shopper reads it. */
  number: string;
  /** Its state now. Neither a person nor an amount. */
  state: string;
}

/** Station messages and their mails (specification 16.3), and webhooks. */
export interface Notifier {
  /** Writes in the caller's transaction: the message exists and the mail goes out only if the transaction commits. */
  send: (tx: Tx, message: Message) => Promise<void>;
  /** Queues the webhooks about it in the caller's transaction. One read if the shopper has none. */
  publish: (tx: Tx, happening: Happening) => Promise<void>;
}

export const notifierPort = onePort<Notifier>('Notifier');
