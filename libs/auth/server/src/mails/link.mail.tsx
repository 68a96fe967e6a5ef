import type { Language } from '@caravan/kernel';
import { MailAction, MailAddress, MailLayout, MailNote, MailParagraph, MailTitle } from '@caravan/mail';

/** What one mail with a link says. */
export interface LinkMailWords {
  subject: string;
  preview: string;
  title: string;
  lead: string;
  action: string;
  /** How long the link works. */
  term: string;
  /** For who never asked for it. */
  notMe: string;
}

export interface LinkMailProps {
  language: Language;
  words: LinkMailWords;
  link: string;
}

/** A mail with one thing to do. */
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

/** The same for who reads no HTML. */
export const linkMailParagraphs = ({ words, link }: Omit<LinkMailProps, 'language'>): string[] => [
  words.title,
  words.lead,
  `${words.action}\n${link}`,
  words.term,
  words.notMe,
];
