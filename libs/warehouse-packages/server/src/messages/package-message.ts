import type { MessageKind } from '@caravan/account/contract';
import type { Message } from '@caravan/account/port';
import { formatFen, sumFen, type Fen, type Language } from '@caravan/kernel';
import { receiptDays, unpaidPackageHours, type PackageEvent } from '@caravan/warehouse-packages/contract';

import type { EventData } from '../db/package-event.table.ts';
import { waivedMessage, weighedMessage } from './weighing-message.ts';

/** The text of a message in both languages. */
export type PackageWords = Pick<Message, 'title' | 'body'>;

export interface PackageMessage extends PackageWords {
  kind: MessageKind;
}

interface NamedPackage {
  number: string;
  carrier: string | null;
  trackingNumber: string | null;
}

const shipped = ({ number, carrier, trackingNumber }: NamedPackage): PackageWords => ({
  title: { en: 'Your package is on its way', zh: '您的包裹已发货' },
  body: {
    en: `Package ${number} was handed to ${carrier}. Its tracking number is ${trackingNumber}.\n\nPlease confirm when it has arrived; after ${receiptDays} days it counts as received.`,
    zh: `包裹 ${number} 已交由 ${carrier} 承运，运单号为 ${trackingNumber}。\n\n收到后请确认收货；发货 ${receiptDays} 天后系统将自动确认。`,
  },
});

const corrected = ({ number, carrier, trackingNumber }: NamedPackage): PackageWords => ({
  title: { en: 'Your package has another tracking number', zh: '您的包裹运单号已更正' },
  body: {
    en: `We had written down the wrong carrier or number for package ${number}. It travels with ${carrier}; its tracking number is ${trackingNumber}.\n\nPlease follow it by this number from now on. Nothing else changes.`,
    zh: `包裹 ${number} 此前登记的承运商或运单号有误，现更正如下：由 ${carrier} 承运，运单号为 ${trackingNumber}。\n\n请以此运单号查询物流，其他信息不变。`,
  },
});

const expired = ({ number }: NamedPackage): PackageWords => ({
  title: { en: 'Your unpaid package was cancelled', zh: '您的未付款包裹已取消' },
  body: {
    en: `Package ${number} was not paid within ${unpaidPackageHours} hours and has been cancelled. Nothing was charged; its goods are back in your warehouse.`,
    zh: `包裹 ${number} 未在 ${unpaidPackageHours} 小时内付款，已自动取消。您没有被扣款，商品已退回您的仓库。`,
  },
});

const returned = ({ number }: NamedPackage, refundFen: Fen, note: string | null): PackageWords => ({
  title: { en: 'Your package was cancelled', zh: '您的包裹已取消' },
  body: {
    en: `Package ${number} was cancelled. Its fee of ${formatFen(refundFen)} is in your balance, its goods are back in your warehouse.${note === null ? '' : `\n\n${note}`}`,
    zh: `包裹 ${number} 已取消。运费 ${formatFen(refundFen)} 已退回您的余额，商品已退回您的仓库。${note === null ? '' : `\n\n${note}`}`,
  },
});

/** The message for an event; null for events that the shopper caused and sees at once. */
export const packageMessage = (
  named: NamedPackage,
  { event, data, note }: { event: PackageEvent; data: EventData; note: string | null },
): PackageMessage | null => {
  const refundFen = sumFen([data.refund_fen ?? 0, data.extra_refund_fen ?? 0]);
  if (event === 'weighed') return { kind: 'package_weighed', ...weighedMessage(named.number, data) };
  if (event === 'extra_waived') return { kind: 'package_weighed', ...waivedMessage(named.number) };
  if (event === 'shipped') return { kind: 'package_shipped', ...shipped(named) };
  if (event === 'shipment_corrected') return { kind: 'package_shipped', ...corrected(named) };
  if (event === 'expired') return { kind: 'package_cancelled', ...expired(named) };
  const isTold = event === 'cancelled' && (refundFen > 0 || note !== null);
  return isTold ? { kind: 'package_cancelled', ...returned(named, refundFen, note) } : null;
};

/** The carrier has reported the delivery. */
export const deliveredMessage = (number: string): PackageMessage => ({
  kind: 'package_delivered',
  title: { en: 'Delivered, according to the carrier', zh: '承运商显示包裹已送达' },
  body: {
    en: `The carrier reports that package ${number} was delivered.\n\nPlease confirm the receipt once you have it. If you cannot find it, write to us from the page of the package.`,
    zh: `承运商信息显示包裹 ${number} 已送达。\n\n收到后请确认收货；如未收到，请在包裹页面联系客服。`,
  },
});

/** The title of a package in payment. */
export const packageTitle = (number: string): Record<Language, string> => ({
  en: `Package ${number}`,
  zh: `包裹 ${number}`,
});

/** The remark on a returned fee in the shopper's records. */
export const refundRemark = (number: string): Record<Language, string> => ({
  en: `Fee of package ${number} returned`,
  zh: `包裹 ${number} 运费退回`,
});
