import { createElement } from 'react';
import { byLanguage, countryName, languageTable, numberFormat } from '@caravan/kernel';
import { renderMail } from '@caravan/mail';
import type { Mail } from '@caravan/server-core';
import type { LeadRow } from '../db/lead.repo.ts';
import type { texts as en } from './i18n/en.ts';
import { LeadMail } from './lead.mail.tsx';

const allTexts = byLanguage(import.meta.glob<typeof en>('./i18n/??.ts', { eager: true, import: 'texts' }));

/** The mail to the service address, in the language of the enquiry. */
export const composeLeadMail = (lead: LeadRow, { to, shop }: { to: string; shop: string }): Promise<Mail> => {
  const { language, name, company, email, phone, country, monthlyParcels, message } = lead;
  const texts = allTexts[language];
  const parcels = numberFormat(language, {}).format(monthlyParcels);
  const facts = [
    [texts.name, name],
    [texts.company, company],
    [texts.country, countryName(country, language)],
    [texts.parcels, parcels],
    [texts.phone, phone],
  ] as const;
  const subject = texts.subject(company);
  const { colon } = languageTable[language].marks;
  const lines = [...facts, [texts.email, email] as const].map(([term, value]) => `${term}${colon}${value}`);
  return renderMail({
    to,
    language,
    shop,
    subject,
    page: createElement(LeadMail, {
      language,
      texts,
      subject,
      preview: texts.preview({ name, parcels }),
      facts,
      email,
      message,
    }),
    paragraphs: [texts.title, lines.join('\n'), `${texts.message}${colon}\n${message}`, texts.answer],
  });
};
