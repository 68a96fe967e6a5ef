import { createElement } from 'react';
import { personName, type Address } from '@caravan/account/contract';
import { addressLines } from '@caravan/account/contract/address-lines';
import {
  byLanguage,
  countryName,
  dateFormat,
  formatFen,
  formatInstant,
  languageTable,
  numberFormat,
  type Fen,
  type Language,
} from '@caravan/kernel';
import { factsText, mailSubject, renderMail, type MailFact } from '@caravan/mail';
import type { Mail } from '@caravan/server-core';
import type { PaymentItem, PaymentRow } from '../payments/payment.table.ts';
import { writtenAmount } from '../payments/charge.ts';
import { methodName } from '../wallet/remarks.ts';
import type { texts as en } from './i18n/receipt-en.ts';
import { ReceiptMail } from './receipt.mail.tsx';

/** Where the money of a payment went. */
export interface Received {
  payment: PaymentRow;
  /** The orders or packages that were paid; none for a top-up. */
  paid: readonly PaymentItem[];
  receivedFen: Fen;
  /** The part that went to the balance because it could not be used. */
  returnedFen: Fen;
  at: Date;
}

export interface ReceiptFacts extends Received {
  email: string;
  language: Language;
  /** The names of the goods by the number of their order or package. */
  goods: ReadonlyMap<string, readonly string[]>;
  /** The URL of the balance records. */
  link: string;
  /** The name of the shop. */
  shop: string;
}

const allTexts = byLanguage(import.meta.glob<typeof en>('./i18n/receipt-??.ts', { eager: true, import: 'texts' }));

/** Names of goods on a receipt; the others are counted. */
const maxNames = 5;

const namesOf = (language: Language, names: readonly string[]): string => {
  const listed = names.slice(0, maxNames).join(languageTable[language].marks.enumeration);
  const others = names.length - maxNames;
  return others > 0 ? allTexts[language].more(listed, others, names.length) : listed;
};

const timesOf = (language: Language, at: Date): string => {
  const beijing = formatInstant(at.toISOString(), language, 'Asia/Shanghai');
  const { beijing: word } = allTexts[language];
  return `${formatInstant(at.toISOString(), language)} UTC\n${beijing} ${word}`;
};

const dayOf = (language: Language, day: string): string =>
  dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

const addressOf = (language: Language, address: Address): string => {
  const country = countryName(address.country, language);
  return [personName(address), ...addressLines(address), country].join('\n');
};

const paidFor = ({ language, payment, paid, receivedFen, returnedFen, goods }: ReceiptFacts): MailFact[] => {
  const texts = allTexts[language];
  const { kind } = payment;
  const items = paid.map(({ ref, amountFen }): MailFact => {
    const names = namesOf(language, goods.get(ref) ?? []);
    const title = kind === 'recharge' ? ref : texts[kind](ref);
    return [title, [names, formatFen(amountFen, language)].filter(Boolean).join('\n')];
  });
  const topUpFen = kind === 'recharge' ? receivedFen - returnedFen : 0;
  if (topUpFen > 0) items.push([texts.topUp, formatFen(topUpFen, language)]);
  if (returnedFen > 0) items.push([texts.toBalance, formatFen(returnedFen, language)]);
  return items;
};

/** A decimal string in the language's form, with all its decimals. */
const decimal = (language: Language, written: string): string =>
  numberFormat(language, {
    minimumFractionDigits: written.split('.')[1]?.length ?? 0,
    maximumFractionDigits: 20,
  }).format(Number(written));

const marginOf = (
  language: Language,
  { chargeCurrency, chargeDayRate: dayRate, chargeMarginBp: bp }: PaymentRow,
): string[] => {
  if (dayRate === null) return [];
  const margin = numberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(bp / 10_000);
  return [allTexts[language].margin(chargeCurrency, decimal(language, dayRate), margin)];
};

/** The amount that the provider took. Unknown if staff found another amount than we asked for. */
const chargeOf = ({ language, payment, receivedFen }: ReceiptFacts): MailFact[] => {
  const texts = allTexts[language];
  const { chargeMinor, chargeCurrency, chargeRate, chargeRateAsOf, amountFen } = payment;
  if (receivedFen !== amountFen) return [];
  const charged = `${chargeCurrency} ${decimal(language, writtenAmount(chargeMinor))}`;
  if (chargeRateAsOf === null) return [[texts.charged, charged]];
  const rate = texts.rate(chargeCurrency, decimal(language, chargeRate), dayOf(language, chargeRateAsOf));
  return [[texts.charged, [charged, rate, ...marginOf(language, payment)].join('\n')]];
};

const subjectOf = ({ language, paid, goods, receivedFen, payment }: ReceiptFacts): string => {
  const { event, topUp, toBalance } = allTexts[language];
  const refs = paid.map(({ ref }) => ref);
  const topic = payment.kind === 'recharge' ? topUp : toBalance;
  const names = paid.length
    ? refs.flatMap((ref) => goods.get(ref) ?? [])
    : [`${topic} ${formatFen(receivedFen, language)}`];
  return mailSubject(language, { event, goods: names, refs });
};

/** The receipt of a payment or a top-up. It promises no refund. */
export const composeReceipt = (receipt: ReceiptFacts): Promise<Mail> => {
  const { email, language, payment, receivedFen, at, link, shop } = receipt;
  const texts = allTexts[language];
  const facts: MailFact[] = [
    [texts.number, payment.id],
    ...paidFor(receipt),
    [texts.total, formatFen(receivedFen, language)],
    ...chargeOf(receipt),
    [texts.method, methodName(payment.method, language)],
    [texts.time, timesOf(language, at)],
    ...(payment.billAddress ? [[texts.billing, addressOf(language, payment.billAddress)] as const] : []),
  ];
  const subject = subjectOf(receipt);
  return renderMail({
    to: email,
    language,
    shop,
    subject,
    page: createElement(ReceiptMail, { language, texts, subject, facts, link }),
    paragraphs: [texts.title, texts.intro, factsText(language, facts), `${texts.action}\n${link}`],
  });
};
