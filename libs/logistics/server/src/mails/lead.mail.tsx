import type { Language } from '@caravan/kernel';
import { MailLayout, MailLink, MailNote, MailParagraph, MailTitle } from '@caravan/mail';
import type { LeadMailTexts } from './i18n/en.ts';

export interface LeadMailProps {
  language: Language;
  texts: LeadMailTexts;
  subject: string;
  preview: string;
  /** What was said of whom, in order. */
  facts: readonly (readonly [term: string, value: string])[];
  email: string;
  message: string;
}

/** What a visitor asked for, for whoever answers it. */
export const LeadMail = ({ language, texts, subject, preview, facts, email, message }: LeadMailProps) => (
  <MailLayout language={language} subject={subject} preview={preview}>
    <MailTitle>{texts.title}</MailTitle>
    <MailParagraph language={language}>
      {facts.map(([term, value]) => (
        <span key={term} style={{ display: 'block' }}>
          {term}
          {language === 'zh' ? '：' : ': '}
          {value}
        </span>
      ))}
      <span style={{ display: 'block' }}>
        {texts.email}
        {language === 'zh' ? '：' : ': '}
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
