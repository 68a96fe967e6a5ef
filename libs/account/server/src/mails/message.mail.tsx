import { Fragment } from 'react';
import type { Language } from '@caravan/kernel';
import {
  MailAction,
  MailAddress,
  MailGoods,
  MailLayout,
  MailLink,
  MailNote,
  MailParagraph,
  MailTitle,
  type GoodsInMail,
} from '@caravan/mail';
import type { MessageMailTexts } from './i18n/en.ts';

export interface MessageMailPart {
  paragraphs: readonly string[];
  goods: readonly GoodsInMail[];
  /** The answers to choose from, with absolute URLs. */
  choices: readonly { label: string; href: string }[];
}

export interface MessageMailProps {
  language: Language;
  texts: MessageMailTexts;
  subject: string;
  title: string;
  parts: readonly MessageMailPart[];
  /** The URL of the page that the mail is about. */
  link: string;
  /** The URL of the page with the mail settings. */
  settings: string;
}

/** One or several station messages as a mail. */
export const MessageMail = ({ language, texts, subject, title, parts, link, settings }: MessageMailProps) => (
  <MailLayout language={language} subject={subject} preview={parts[0]?.paragraphs[0] ?? ''}>
    <MailTitle>{title}</MailTitle>
    {parts.map(({ paragraphs, goods, choices }, part) => (
      <Fragment key={part}>
        {paragraphs.map((paragraph, index) => (
          <MailParagraph key={index} language={language}>
            {paragraph}
          </MailParagraph>
        ))}
        {goods.length > 0 && <MailGoods language={language} goods={goods} />}
        {choices.map(({ label, href }) => (
          <MailAction key={href} href={href}>
            {label}
          </MailAction>
        ))}
      </Fragment>
    ))}
    <MailAction href={link}>{texts.action}</MailAction>
    <MailNote language={language} last>
      {texts.choose}
      <br />
      <MailLink href={settings} />
    </MailNote>
    <MailAddress language={language} href={link} />
  </MailLayout>
);
