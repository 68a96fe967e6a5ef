import type { Language } from '@caravan/kernel';
import { MailAction, MailAddress, MailLayout, MailNote, MailParagraph, MailTitle } from '@caravan/mail';

/** The texts of a mail with a link. */
export interface LinkMailWords {
  subject: string;
  preview: string;
  title: string;
  lead: string;
  action: string;
  /** The lifetime of the link. */
  term: string;
  /** For recipients who did not request the mail. */
  notMe: string;
}

export interface LinkMailProps {
  language: Language;
  words: LinkMailWords;
  link: string;
}

/** A mail with one action. */
export const LinkMail = ({ language, words, link }: LinkMailProps) => (
  <MailLayout language={language} subject={words.subject} preview={words.preview}>
    <MailTitle>{words.title}</MailTitle>
    <MailParagraph language={language}>{words.lead}</MailParagraph>
    <MailAction href={link}>{words.action}</MailAction>
    <MailNote language={language}>{words.term}</MailNote>
    <MailNote language={language} last>
      {words.notMe}
    </MailNote>
    <MailAddress language={language} href={link} />
  </MailLayout>
);

/** The plain-text version. */
export const linkMailParagraphs = ({ words, link }: Omit<LinkMailProps, 'language'>): string[] => [
  words.title,
  words.lead,
  `${words.action}\n${link}`,
  words.term,
  words.notMe,
];
