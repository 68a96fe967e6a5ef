import { dateFormat, type Language, languageTable } from '@caravan/kernel';
import { accountPaths } from '@caravan/routes';
import type { TextKind } from '@caravan/account/contract';
import type { TextContent } from '../db/text.table.ts';
import { accountWords } from '../words/account-words.ts';

export interface TextFacts {
  kind: TextKind;
  content: TextContent;
  language: Language;
  shop: string;
  /** The address of the site. */
  publicUrl: string;
}

/** A time as short as a text message needs it, in plain letters: `3 Dec 14:00 UTC`. */
const momentIn = (at: Date, language: Language): string => {
  const day = dateFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(at);
  const time = dateFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' }).format(
    at,
  );
  return `${day} ${time} UTC`;
};

const sentenceOf = ({ kind, content, language, shop }: TextFacts): string => {
  const words = accountWords[language].texts;
  if ('code' in content) return words.code(shop, content.code);
  const about = content.about ?? '';
  const until = content.until ? momentIn(new Date(content.until), language) : '';
  if (kind === 'parcel_sent') return words.parcel_sent(shop, about);
  if (kind === 'question') return words.question(shop, about, until);
  if (kind === 'payment') return words.payment(shop, about, until);
  return kind === 'disposal' ? words.disposal(shop, until) : words.storage(shop, until);
};

/**
 * The text of a message, with the link of its page at the end. It says no more than that something waits, because phones show
 * it to whoever looks at them.
 */
export const composeText = (facts: TextFacts): string => {
  const sentence = sentenceOf(facts);
  const { content, language, publicUrl } = facts;
  if ('code' in content) return sentence;
  const space = languageTable[language].script === 'han' ? '' : ' ';
  return `${sentence}${space}${publicUrl}${content.link ?? accountPaths.messages.href()}`;
};
