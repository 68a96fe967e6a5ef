import { byLanguage, formatFen, inEachLanguage, inLanguages, type Language } from '@caravan/kernel';
import { rehearsalHours, unpaidServiceHours } from '@caravan/goods-services/contract';
import type { ServiceOrderRow } from './service.table.ts';
import type { ServicedItem } from '@caravan/warehouse-packages/port';
import type { Message } from '@caravan/server-core';
import type { words as en } from './words/en.ts';

type MessageWords = Pick<Message, 'body' | 'title'>;

const words = byLanguage(import.meta.glob<typeof en>('./words/??.ts', { eager: true, import: 'words' }));

/** The title of a service in payment. */
export const serviceTitle = ({ kind, number }: Pick<ServiceOrderRow, 'kind' | 'number'>): Record<Language, string> =>
  inLanguages((language) => `${words[language].name[kind]} · ${number}`);

/** The title of a deadline in shoppers' calendars. */
export const deadlineTitle = (kind: keyof (typeof en)['deadlines'], number: string): Record<Language, string> =>
  inLanguages((language) => words[language].deadlines[kind](number));

/** The remark on a returned amount in the shopper's records. */
export const serviceRefundRemark = (number: string): Record<Language, string> =>
  inLanguages((language) => words[language].refundRemark(number));

const goodsName = ([first, ...others]: readonly ServicedItem[], { goods }: typeof en): string =>
  others.length ? goods(first?.name ?? '', others.length) : (first?.name ?? '');

/** The message about a service that is done. */
export const doneMessage = ({ kind, units }: ServiceOrderRow, items: readonly ServicedItem[]): MessageWords =>
  inEachLanguage((language) => {
    const say = words[language];
    return say.done[kind](goodsName(items, say), { units, hours: rehearsalHours });
  });

/** The message about a service that staff or time ended. */
export const endMessage = (row: ServiceOrderRow, items: readonly ServicedItem[]): MessageWords => {
  const { kind, number, cancelNote, paidAt, refundedFen } = row;
  return inEachLanguage((language) => {
    const say = words[language];
    const { title, subject, unpaid, impossible, refunded, free } = say.cancelled;
    const paragraphs = [
      subject(say.name[kind], number, goodsName(items, say)),
      cancelNote ?? (paidAt === null ? unpaid(unpaidServiceHours) : impossible),
      refundedFen > 0 ? refunded(formatFen(refundedFen, language)) : free,
    ];
    return { title, body: paragraphs.join('\n\n') };
  });
};

const corrected = (key: 'corrected' | 'correctedRehearsal', items: readonly ServicedItem[], note: string) =>
  inEachLanguage((language) => ({
    title: words[language][key],
    body: `${goodsName(items, words[language])}\n\n${note}`,
  }));

/** The message about measures that were wrong before. */
export const correctedMessage = (items: readonly ServicedItem[], note: string): MessageWords =>
  corrected('corrected', items, note);

/** The message about the weight and the sides of a packing rehearsal that were wrong before. */
export const correctedRehearsalMessage = (items: readonly ServicedItem[], note: string): MessageWords =>
  corrected('correctedRehearsal', items, note);
