import { byStaffLanguage, inLanguages } from '@caravan/kernel';
import type { texts as en } from './en.ts';

const texts = byStaffLanguage(import.meta.glob<typeof en>('./??.ts', { eager: true, import: 'texts' }));

/** The texts of a form's own reasons, by language. */
/* @__NO_SIDE_EFFECTS__ */
export const formReasonTexts = <Form extends keyof typeof en>(form: Form) =>
  inLanguages((language) => texts[language][form]);
