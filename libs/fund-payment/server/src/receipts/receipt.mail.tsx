import type { Language } from '@caravan/kernel';
import { MailAction, MailAddress, MailFacts, MailLayout, MailParagraph, MailTitle, type MailFact } from '@caravan/mail';
import type { ReceiptMailTexts } from './i18n/receipt-en.ts';

interface ReceiptMailProps {
  language: Language;
  texts: ReceiptMailTexts;
  subject: string;
  facts: readonly MailFact[];
  link: string;
}

export const ReceiptMail = ({ language, texts, subject, facts, link }: ReceiptMailProps) => (
  <MailLayout language={language} subject={subject} preview={texts.intro}>
    <MailTitle>{texts.title}</MailTitle>
    <MailParagraph language={language}>{texts.intro}</MailParagraph>
    <MailFacts language={language} facts={facts} />
    <MailAction href={link}>{texts.action}</MailAction>
    <MailAddress language={language} href={link} />
  </MailLayout>
);
