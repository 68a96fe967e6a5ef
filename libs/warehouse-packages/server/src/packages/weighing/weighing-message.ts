import { formatFen, inLanguages, type Language } from '@caravan/kernel';
import type { EventData } from '../package-event.table.ts';
import { aboutPackage, packageWords, type MessageWords } from '../../messages/package-words.ts';

/** The title of an extra payment of a package in payment. */
export const extraTitle = (number: string): Record<Language, string> =>
  inLanguages((language) => packageWords[language].weighing.extraTitle(number));

/** The remark on what a lighter parcel returns. */
export const weighingRemark = (number: string): Record<Language, string> =>
  inLanguages((language) => packageWords[language].weighing.remark(number));

/** The remark on a returned extra payment. */
export const extraRefundRemark = (number: string): Record<Language, string> =>
  inLanguages((language) => packageWords[language].weighing.extraRefundRemark(number));

/** Whether a weighing asks the shopper for more. */
export const asksFor = ({ refused, refund_fen: refund, asked_fen: asked }: EventData): boolean =>
  !refused && !refund && Boolean(asked);

/** The message about a weighing. */
export const weighedMessage = (number: string, data: EventData): MessageWords =>
  aboutPackage(({ weighing }, language) => {
    const { refund_fen, asked_fen, refused } = data;
    if (refused) return weighing.refused(number);
    if (refund_fen) return weighing.returned(number, formatFen(refund_fen, language));
    return asked_fen ? weighing.asked(number, formatFen(asked_fen, language)) : weighing.unchanged(number);
  });

/** The message about a waived extra payment. */
export const waivedMessage = (number: string): MessageWords => aboutPackage(({ weighing }) => weighing.waived(number));
