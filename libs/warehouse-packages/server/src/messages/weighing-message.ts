import { formatFen, type Fen, type Language } from '@caravan/kernel';
import type { EventData } from '../db/package-event.table.ts';
import type { PackageWords } from './package-message.ts';

/** The title of an extra payment of a package in payment. */
export const extraTitle = (number: string): Record<Language, string> => ({
  en: `Shipping difference · Package ${number}`,
  zh: `运费补款 · 包裹 ${number}`,
});

/** The remark on what a lighter parcel returns. */
export const weighingRemark = (number: string): Record<Language, string> => ({
  en: `Package ${number} weighed less than quoted`,
  zh: `包裹 ${number} 复称差额退回`,
});

/** The remark on a returned extra payment. */
export const extraRefundRemark = (number: string): Record<Language, string> => ({
  en: `Refund of shipping difference, package ${number}`,
  zh: `包裹 ${number} 运费补款退回`,
});

const returned = (number: string, fen: Fen): PackageWords => ({
  title: { en: 'Your package costs less', zh: '您的包裹运费有退款' },
  body: {
    en: `We weighed package ${number}. Shipping costs ${formatFen(fen)} less than you paid; the difference is in your balance.`,
    zh: `包裹 ${number} 已复称，实际运费比已付金额少 ${formatFen(fen)}，差额已退回您的余额。`,
  },
});

const asked = (number: string, fen: Fen): PackageWords => ({
  title: { en: 'Your package weighs more: please pay the difference', zh: '您的包裹超重，请补付运费' },
  body: {
    en: `We weighed package ${number}. Shipping costs ${formatFen(fen)} more than you paid. Your package is sent once the difference is paid.`,
    zh: `包裹 ${number} 已复称，实际运费比已付金额多 ${formatFen(fen)}。补款后包裹即可发出。`,
  },
});

const unchanged = (number: string): PackageWords => ({
  title: { en: 'Your package was weighed', zh: '您的包裹已复称' },
  body: {
    en: `We weighed package ${number}. You have nothing more to pay; it is handed to its carrier next.`,
    zh: `包裹 ${number} 已复称，您无需补款，包裹即将交给承运商。`,
  },
});

const refused = (number: string): PackageWords => ({
  title: { en: 'Your package needs another way', zh: '您的包裹需要更换寄送方式' },
  body: {
    en: `We weighed package ${number}. Its shipping method does not carry a parcel of this weight or size. Our service will find a way, or return the whole fee.`,
    zh: `包裹 ${number} 已复称，所选线路无法承运该重量或尺寸的包裹。客服会为您安排其他方式，或全额退还运费。`,
  },
});

/** The message about a weighing. */
export const weighedMessage = (number: string, data: EventData): PackageWords => {
  const { refund_fen, asked_fen, refused: isRefused } = data;
  if (isRefused) return refused(number);
  if (refund_fen) return returned(number, refund_fen);
  return asked_fen ? asked(number, asked_fen) : unchanged(number);
};

/** The message about a waived extra payment. */
export const waivedMessage = (number: string): PackageWords => ({
  title: { en: 'You need not pay the difference', zh: '您无需补付运费' },
  body: {
    en: `We bear the higher shipping cost of package ${number}. It is handed to its carrier next.`,
    zh: `包裹 ${number} 的运费差额由我们承担，包裹即将交给承运商。`,
  },
});
