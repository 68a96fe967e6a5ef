import { firstCharacters, languageTable, type Language } from '@caravan/kernel';
import { mailWords } from './words/mail-words.ts';

/** A product's name may be as long as 200 characters; a list of mails shows about this many. */
const maxGoods = 60;

/** Line breaks and other control characters, which no header may contain, and marks that reverse what follows. */
const unfitForHeaders = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** A text as one line without control characters. */
export const oneLine = (text: string): string =>
  text.toWellFormed().replaceAll(unfitForHeaders, ' ').replaceAll(/\s+/g, ' ').trim();

const shortened = (name: string): string => {
  const line = oneLine(name);
  const first = firstCharacters(line, maxGoods);
  return first === line ? line : `${first.trimEnd()}…`;
};

export interface MailSubject {
  /** The event: `Arrived`. */
  event: string;
  /** The names of the goods. */
  goods: readonly string[];
  /** The numbers of orders or packages. */
  refs: readonly string[];
}

/** `Arrived: Canvas tote and 2 more (CV2611A1B2C3D)`. Several goods or numbers are shown as the first and a count. */
export const mailSubject = (language: Language, { event, goods, refs }: MailSubject): string => {
  const words = mailWords[language];
  const { colon, brackets } = languageTable[language].marks;
  const [name, ...otherGoods] = goods;
  const [ref, ...otherRefs] = refs;
  const what =
    name === undefined ? '' : shortened(name) + (otherGoods.length ? words.moreGoods(otherGoods.length) : '');
  const which = ref === undefined ? '' : ref + (otherRefs.length ? words.moreNumbers(otherRefs.length) : '');
  return event + (what && colon + what) + (which && brackets.join(which));
};
