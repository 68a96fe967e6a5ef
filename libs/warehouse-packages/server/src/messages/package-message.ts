import { receiptDays, unpaidPackageHours } from '@caravan/content/contract';
import { formatFen, inLanguages, type Language, type MessageKind, sumFen } from '@caravan/kernel';
import type { TextNews } from '@caravan/server-core';
import type { PackageEvent } from '@caravan/warehouse-packages/contract';
import type { EventData } from '../packages/package-event.table.ts';
import { aboutPackage, packageWords, type MessageWords } from './package-words.ts';
import { asksFor, waivedMessage, weighedMessage } from '../packages/weighing/weighing-message.ts';

export interface PackageMessage extends MessageWords {
  kind: MessageKind;
  /** The text message about it. */
  text?: TextNews;
}

interface NamedPackage {
  number: string;
  carrier: string | null;
  trackingNumber: string | null;
}

/** The message for an event; null for events that the shopper caused and sees at once. */
export const packageMessage = (
  named: NamedPackage,
  { event, data, note }: { event: PackageEvent; data: EventData; note: string | null },
): PackageMessage | null => {
  const { number } = named;
  const refundFen = sumFen([data.refund_fen ?? 0, data.extra_refund_fen ?? 0]);
  if (event === 'weighed') {
    const message = { kind: 'package_weighed', ...weighedMessage(number, data) } as const;
    return asksFor(data) ? { ...message, text: { event: 'payment', number, until: null } } : message;
  }
  if (event === 'extra_waived') return { kind: 'package_weighed', ...waivedMessage(number) };
  if (event === 'shipped')
    return {
      kind: 'package_shipped',
      ...aboutPackage((words) => words.shipped(named, receiptDays)),
      text: { event: 'parcel_sent', number, until: null },
    };
  if (event === 'shipment_corrected')
    return { kind: 'package_shipped', ...aboutPackage((words) => words.corrected(named)) };
  if (event === 'expired')
    return { kind: 'package_cancelled', ...aboutPackage((words) => words.expired(number, unpaidPackageHours)) };
  const isTold = event === 'cancelled' && (refundFen > 0 || note !== null);
  return isTold
    ? {
        kind: 'package_cancelled',
        ...aboutPackage((words, language) => words.returned(number, formatFen(refundFen, language)), note),
      }
    : null;
};

/** The carrier has reported the delivery. */
export const deliveredMessage = (number: string): PackageMessage => ({
  kind: 'package_delivered',
  ...aboutPackage((words) => words.delivered(number)),
});

/** The title of a package in payment. */
export const packageTitle = (number: string): Record<Language, string> =>
  inLanguages((language) => packageWords[language].title(number));

/** The remark on a returned fee in the shopper's records. */
export const refundRemark = (number: string): Record<Language, string> =>
  inLanguages((language) => packageWords[language].refundRemark(number));
