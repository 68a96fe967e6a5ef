import type { Language } from '@caravan/kernel';
import { MailLayout, MailNote, MailParagraph, MailTitle } from '@caravan/mail';

/** The mail in one language. */
export interface DisputeMailPart {
  language: Language;
  title: string;
  /** Each is `term: value`. */
  facts: readonly string[];
  advice: string;
}

interface DisputeMailProps {
  subject: string;
  parts: readonly DisputeMailPart[];
}

/**
 * Tells the operator that a payment is disputed. The operator's language is unknown, so the mail is in both languages.
 */
export const DisputeMail = ({ subject, parts }: DisputeMailProps) => (
  <MailLayout language="en" subject={subject} preview={subject}>
    {parts.map(({ language, title, facts, advice }) => (
      <div key={language} lang={language}>
        <MailTitle>{title}</MailTitle>
        <MailParagraph language={language}>
          {facts.map((fact) => (
            <span key={fact} style={{ display: 'block' }}>
              {fact}
            </span>
          ))}
        </MailParagraph>
        <MailNote language={language} last>
          {advice}
        </MailNote>
      </div>
    ))}
  </MailLayout>
);
