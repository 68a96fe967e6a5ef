import type { ReactElement } from 'react';
import { render } from '@react-email/render';
import type { Language } from '@caravan/kernel';
import type { Mail } from '@caravan/server-core';
import { mailText } from './mail-text.ts';

/** A mail before it is one: who reads it, and what it says as a page and as text. */
export interface MailPage {
  to: string;
  language: Language;
  subject: string;
  /** A `MailLayout` and what stands in it. */
  page: ReactElement;
  /** The same as text, paragraph by paragraph; the footer is added. */
  paragraphs: readonly string[];
}

export const renderMail = async ({ to, language, subject, page, paragraphs }: MailPage): Promise<Mail> => ({
  to,
  language,
  subject,
  html: await render(page),
  text: mailText({ language, paragraphs }),
});
