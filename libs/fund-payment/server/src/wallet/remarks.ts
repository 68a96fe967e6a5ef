import type { DueKind, PayableKind, PaymentMethod } from '@caravan/fund-payment/contract';
import { inLanguages, type InLanguages, type Language } from '@caravan/kernel';
import { fundWords } from '../words/fund-words.ts';

/** The name of a payment method for shoppers. */
export const methodName = (method: PaymentMethod, language: Language): string => fundWords[language].methods[method];

/** Shows one number in full, and several as the first number and their count, so that a remark fits on a line. */
const named = (refs: readonly string[], language: Language): string => {
  const [first = '', ...others] = refs;
  return others.length === 0 ? first : fundWords[language].named(first, others.length);
};

/** The title on a provider's page. */
export const paymentTitle = (kind: PayableKind, refs: readonly string[], language: Language): string => {
  const { remarks: words, things } = fundWords[language];
  return kind === 'recharge' ? words.topUpTitle : words.payment(things[kind], named(refs, language));
};

/** Remarks of balance records, in all languages. */
export const remarks = {
  recharge: (method: PaymentMethod): InLanguages<string> =>
    inLanguages((language) => fundWords[language].remarks.recharge(methodName(method, language))),
  payment: (kind: DueKind, refs: readonly string[]): InLanguages<string> =>
    inLanguages((language) => paymentTitle(kind, refs, language)),
  tooLate: (kind: PayableKind, refs: readonly string[]): InLanguages<string> =>
    inLanguages((language) => {
      const { remarks: words, things } = fundWords[language];
      return kind === 'recharge' ? words.rechargeTooLate : words.tooLate(things[kind], named(refs, language));
    }),
  remainder: (): InLanguages<string> => inLanguages((language) => fundWords[language].remarks.remainder),
  short: (): InLanguages<string> => inLanguages((language) => fundWords[language].remarks.short),
  adjustment: (written: string): InLanguages<string> => inLanguages(() => written),
};
