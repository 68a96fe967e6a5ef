import type { Language } from '@caravan/kernel';
import { MailCode, MailLayout, MailNote, MailParagraph, MailTitle } from '@caravan/mail';

/** The texts of a mail with a login code, or of one that says why there is none. */
export interface CodeMailWords {
  subject: string;
  preview: string;
  title: string;
  lead: string;
  /** How long the code is valid; undefined without a code. */
  term?: string;
  /** For recipients who did not request the mail. */
  notMe: string;
}

export interface CodeMailProps {
  language: Language;
  words: CodeMailWords;
  code: string | undefined;
}

/** A mail with a code and no link: whoever reads it types the code where it was asked for. */
export const CodeMail = ({ language, words, code }: CodeMailProps) => (
  <MailLayout language={language} subject={words.subject} preview={words.preview}>
    <MailTitle>{words.title}</MailTitle>
    <MailParagraph language={language}>{words.lead}</MailParagraph>
    {code === undefined ? null : <MailCode>{code}</MailCode>}
    {words.term === undefined ? null : <MailNote language={language}>{words.term}</MailNote>}
    <MailNote language={language} last>
      {words.notMe}
    </MailNote>
  </MailLayout>
);

/** The plain-text version. */
export const codeMailParagraphs = ({ words, code }: Omit<CodeMailProps, 'language'>): string[] =>
  [words.title, words.lead, code, words.term, words.notMe].filter((part) => part !== undefined);
