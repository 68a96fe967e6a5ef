import type { Language } from '@caravan/kernel';
import { MailAction, MailAddress, MailLayout, MailNote, MailParagraph, MailTitle } from '@caravan/mail';
import type { texts as en } from './i18n/en.ts';

export interface AnswerMailProps {
  language: Language;
  words: Omit<typeof en, 'lead'>;
  lead: string;
  /** The words of staff; their lines stay. */
  text: string;
  /** The product's page. */
  link: string;
}

export const AnswerMail = ({ language, words, lead, text, link }: AnswerMailProps) => (
  <MailLayout language={language} subject={words.event} preview={text.slice(0, 100)}>
    <MailTitle>{words.title}</MailTitle>
    <MailNote language={language}>{lead}</MailNote>
    {text.split(/\n+/).map((paragraph, index) => (
      <MailParagraph key={index} language={language}>
        {paragraph}
      </MailParagraph>
    ))}
    <MailAction href={link}>{words.action}</MailAction>
    <MailNote language={language} last>
      {words.more}
    </MailNote>
    <MailAddress language={language} href={link} />
  </MailLayout>
);
