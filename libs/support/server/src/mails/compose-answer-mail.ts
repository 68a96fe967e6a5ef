import { createElement } from 'react';
import { byLanguage, type Language } from '@caravan/kernel';
import { mailSubject, renderMail } from '@caravan/mail';
import { productHref } from '@caravan/routes';
import type { Mail } from '@caravan/server-core';
import type { AskedProduct } from '@caravan/support/contract';
import { AnswerMail } from './answer.mail.tsx';
import type { texts as en } from './i18n/en.ts';

export interface AnswerMailFacts {
  to: string;
  language: Language;
  product: AskedProduct;
  /** The words of staff. */
  text: string;
  publicUrl: string;
  /** The name of the shop. */
  shop: string;
}

const texts = byLanguage(import.meta.glob<typeof en>('./i18n/??.ts', { eager: true, import: 'texts' }));

/** The answer to a visitor's question about a product, in the language of the question. */
export const composeAnswerMail = ({ to, language, product, text, publicUrl, shop }: AnswerMailFacts): Promise<Mail> => {
  const words = texts[language];
  const link = publicUrl + productHref(product.url);
  const lead = words.lead(product.name);
  return renderMail({
    to,
    language,
    shop,
    subject: mailSubject(language, { event: words.event, goods: [product.name], refs: [] }),
    page: createElement(AnswerMail, { language, words, lead, text, link }),
    paragraphs: [words.title, lead, text, `${words.action}\n${link}`, words.more],
  });
};
