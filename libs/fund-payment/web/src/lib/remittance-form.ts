import { fundPaymentReasons, type Remittance, type RemittanceForm } from '@caravan/fund-payment/contract';
import { defineReasons, withDecimalPoint, type ReasonTable, type StandardSchemaV1 } from '@caravan/kernel';
import { formReasonTexts } from '../form-reasons/form-reasons.ts';

/** Only the amount can have a wrong format. */
export const remittanceReasons: ReasonTable = {
  ...fundPaymentReasons,
  ...defineReasons({ bad_format: 422 }, formReasonTexts('remittance')),
};

/** `１,234.50` and `1.234,50` → `1234.50`: full-width digits, grouped thousands and a decimal comma. */
const plainAmount = (typed: string): string => {
  const text = withDecimalPoint(typed.normalize('NFKC').trim());
  return /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
};

/** The contract's schema for the form; an empty field counts as missing, not as invalid. */
export const remittanceSchema = (
  remittance: StandardSchemaV1<unknown, Remittance>,
): StandardSchemaV1<unknown, Remittance> => ({
  '~standard': {
    version: 1,
    vendor: remittance['~standard'].vendor,
    validate: (values) => {
      const typed = values as RemittanceForm;
      const filled = Object.entries({ ...typed, amount: plainAmount(typed.amount) }).filter(
        ([, value]) => value.trim() !== '',
      );
      return remittance['~standard'].validate(Object.fromEntries(filled));
    },
  },
});
