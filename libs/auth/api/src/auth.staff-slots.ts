import type { Language } from '@caravan/kernel';

/** The dialog that asks a member of staff for a code, when a call needs a recent one. */
export interface ConfirmCodeProps {
  open: boolean;
  onClose: () => void;
}

/** The choice of the language in which a member of staff gets mails. */
export interface MailLanguageProps {
  label: string;
  language: Language;
  /** The choice is saved. */
  onSaved: () => void;
}

declare module '@caravan/web-core' {
  interface LazySlots {
    confirmCode: ConfirmCodeProps;
    /** In the console, on one's own page. */
    mailLanguage: MailLanguageProps;
  }
}
