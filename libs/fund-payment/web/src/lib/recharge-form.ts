import {
  fundPaymentReasons,
  maxRechargeFen,
  type NewPayment,
  type PaymentMethod,
} from '@caravan/fund-payment/contract';
import { defineReasons, parseYuan, type ReasonTable, type StandardSchemaV1 } from '@caravan/kernel';
import { formReasonTexts } from '../form-reasons/form-reasons.ts';

/** The suggested amounts, in fen. */
export const rechargePresets = [5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 300_000, 500_000] as const;

/** The values of the fields: the amount as typed, in yuan. */
export interface RechargeValues {
  amount_fen: string;
  method: PaymentMethod | '';
}

/** The contract uses fen, but the form and its messages use yuan. */
export const rechargeReasons: ReasonTable = {
  ...fundPaymentReasons,
  ...defineReasons({ not_number: 422, too_small: 422, too_big: 422 }, formReasonTexts('recharge')),
};

/** Typed yuan in fen for the contract: undefined if empty, NaN if it is no amount. */
export const typedFen = (typed: string): number | undefined => {
  if (typed.trim() === '') return undefined;
  const plain = typed.normalize('NFKC').replaceAll(/[¥\s,]/g, '');
  // A number beyond the limit of amounts: the error is "too large", not "unreadable".
  return parseYuan(typed) ?? (/^\d{8,}(\.\d{0,2})?$/.test(plain) ? maxRechargeFen + 1 : Number.NaN);
};

const bodyOf = ({ amount_fen: typed, method }: RechargeValues): object => {
  const amountFen = typedFen(typed);
  return {
    kind: 'recharge',
    method: method || undefined,
    ...(amountFen === undefined ? {} : { amount_fen: amountFen }),
  };
};

/** The contract's schema of a new payment, for a form with an amount in yuan. */
export const rechargeSchema = (
  newPayment: StandardSchemaV1<unknown, NewPayment>,
): StandardSchemaV1<unknown, NewPayment> => ({
  '~standard': {
    version: 1,
    vendor: newPayment['~standard'].vendor,
    validate: (values) => newPayment['~standard'].validate(bodyOf(values as RechargeValues)),
  },
});
