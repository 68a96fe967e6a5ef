import type { Language } from '@caravan/kernel';
import { MailAction, MailAddress, MailLayout, MailLink, MailNote, MailParagraph, MailTitle } from '@caravan/mail';
import type { LetterMailTexts } from './i18n/en.ts';

export interface LetterMailProps {
  language: Language;
  texts: LetterMailTexts;
  title: string;
  paragraphs: readonly string[];
  /** Address of the page that the letter speaks of. */
  link: string;
  /** Address of the page where mails are switched off. */
  settings: string;
}

/** A station letter as a mail. */
export const LetterMail = ({ language, texts, title, paragraphs, link, settings }: LetterMailProps) => (
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
