import type { Language } from '@caravan/kernel';

/** The choice of the language in which a member of staff gets mails. */
export interface MailLanguageProps {
  label: string;
  language: Language;
  /** The choice is saved. */
  onSaved: () => void;
}

declare module '@caravan/web-core' {
  interface LazySlots {
    /** In the console, on one's own page. */
    mailLanguage: MailLanguageProps;
  }
}
