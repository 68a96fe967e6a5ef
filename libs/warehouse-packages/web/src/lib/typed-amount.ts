import { defineReasons, maxFen, parseYuan } from '@caravan/kernel';
import { formReasonTexts } from '../form-reasons/form-reasons.ts';

/** The contract uses fen, but the form and its messages use yuan. */
export const amountReasons = defineReasons({ not_number: 422, too_big: 422 }, formReasonTexts('amount'));

/** Typed yuan in fen for the contract: undefined if empty, NaN if it is no amount. */
export const typedFen = (typed: string): number | undefined => {
  if (typed.trim() === '') return undefined;
  const plain = typed.normalize('NFKC').replaceAll(/[¥\s,]/g, '');
  // A number beyond the limit of amounts: the error is "too large", not "unreadable".
  return parseYuan(typed) ?? (/^\d{8,}(\.\d{0,2})?$/.test(plain) ? maxFen + 1 : Number.NaN);
};
