import type { Language } from '@caravan/kernel';
import { MailLayout, MailParagraph, MailTitle } from '@caravan/mail';

export interface TestMailProps {
  language: Language;
  subject: string;
  title: string;
  lead: string;
}

/** A mail without an action: that it arrives is all that it says. */
export const TestMail = ({ language, subject, title, lead }: TestMailProps) => (
  <MailLayout language={language} subject={subject} preview={lead}>
    <MailTitle>{title}</MailTitle>
    <MailParagraph language={language}>{lead}</MailParagraph>
  </MailLayout>
);
