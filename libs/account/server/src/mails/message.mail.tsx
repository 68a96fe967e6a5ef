import type { Language } from '@caravan/kernel';
import { MailAction, MailAddress, MailLayout, MailLink, MailNote, MailParagraph, MailTitle } from '@caravan/mail';
import type { MessageMailTexts } from './i18n/en.ts';

export interface MessageMailProps {
  language: Language;
  texts: MessageMailTexts;
  title: string;
  paragraphs: readonly string[];
  /** The URL of the page that the message is about. */
  link: string;
  /** The URL of the page with the mail settings. */
  settings: string;
}

/** A station message as a mail. */
export const MessageMail = ({ language, texts, title, paragraphs, link, settings }: MessageMailProps) => (
  <MailLayout language={language} subject={title} preview={paragraphs[0] ?? ''}>
    <MailTitle>{title}</MailTitle>
    {paragraphs.map((paragraph, index) => (
      <MailParagraph key={index} language={language}>
        {paragraph}
      </MailParagraph>
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
