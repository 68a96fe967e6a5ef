import { createElement } from 'react';
import { byStaffLanguage, defaultLanguage, languageTable, staffLanguages, type Language } from '@caravan/kernel';
import { renderMail } from '@caravan/mail';
import type { Mail } from '@caravan/server-core';
import type { DisputeOfPayment } from './dispute.repo.ts';
import { writtenAmount } from '../payments/charge.ts';
import { DisputeMail, type DisputeMailPart } from './dispute.mail.tsx';
import type { texts as en } from './dispute-staff/en.ts';

const allTexts = byStaffLanguage(
  import.meta.glob<typeof en>('./dispute-staff/??.ts', { eager: true, import: 'texts' }),
);

const partIn = (language: Language, { dispute, payment }: DisputeOfPayment): DisputeMailPart => {
  const texts = allTexts[language];
  const numbers = payment?.items.map(({ ref }) => ref).join(', ') || texts.recharge;
  const facts: readonly (readonly [term: string, value: string] | null)[] = [
    [texts.payment, payment?.id ?? texts.unknownPayment],
    payment && [texts.numbers, numbers],
    [texts.amount, `${dispute.currency} ${writtenAmount(dispute.minor)}`],
    [texts.reason, dispute.reason],
    [texts.status, dispute.status],
    dispute.open && dispute.dueAt ? [texts.due, dispute.dueAt.toISOString()] : null,
    [texts.dispute, dispute.id],
  ];
  return {
    language,
    title: texts.title(dispute.open),
    facts: facts.flatMap((fact) => (fact ? [fact.join(languageTable[language].marks.colon)] : [])),
    advice: texts.advice(dispute.open),
  };
};

/** Composes the mail to the service address when a dispute begins or ends. */
export const composeDisputeMail = (
  found: DisputeOfPayment,
  { to, shop }: { to: string; shop: string },
): Promise<Mail> => {
  const parts = staffLanguages.map((language) => partIn(language, found));
  const subject = `${parts.map(({ title }) => title).join(' / ')} (${found.dispute.id})`;
  return renderMail({
    to,
    language: defaultLanguage,
    shop,
    subject,
    page: createElement(DisputeMail, { subject, parts }),
    paragraphs: parts.flatMap(({ title, facts, advice }) => [title, facts.join('\n'), advice]),
  });
};
