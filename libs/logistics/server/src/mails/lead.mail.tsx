import { languageTable, type Language } from '@caravan/kernel';
import { MailLayout, MailLink, MailNote, MailParagraph, MailTitle } from '@caravan/mail';
import type { LeadMailTexts } from './i18n/en.ts';

export interface LeadMailProps {
  language: Language;
  texts: LeadMailTexts;
  subject: string;
  preview: string;
  /** The fields of the enquiry, in the order in which they appear. */
  facts: readonly (readonly [term: string, value: string])[];
  email: string;
  message: string;
}

/** The mail that staff receive for an enquiry. */
export const LeadMail = ({ language, texts, subject, preview, facts, email, message }: LeadMailProps) => {
  const { colon } = languageTable[language].marks;
  return (
    <MailLayout language={language} subject={subject} preview={preview}>
      <MailTitle>{texts.title}</MailTitle>
      <MailParagraph language={language}>
        {facts.map(([term, value]) => (
          <span key={term} style={{ display: 'block' }}>
            {term}
            {colon}
            {value}
          </span>
        ))}
        <span style={{ display: 'block' }}>
          {texts.email}
          {colon}
          <MailLink href={`mailto:${email}`} />
        </span>
      </MailParagraph>
      <MailParagraph language={language}>
        <span style={{ whiteSpace: 'pre-wrap' }}>{message}</span>
      </MailParagraph>
      <MailNote language={language} last>
        {texts.answer}
      </MailNote>
    </MailLayout>
  );
};
