import { writtenAmount } from '../../payments/charge.ts';

/** An amount as PayPal's API writes it. */
export interface PayPalAmount {
  currencyCode: string;
  value: string;
}

export const amountPattern = /^(\d{1,12})(?:\.(\d{1,2}))?$/;

/** `"36.17"` → 3617. Throws if it is no amount. */
export const minorOf = (value: string): number => {
  const parts = amountPattern.exec(value);
  if (!parts) throw new RangeError(`not an amount: ${value}`);
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
};

export const payPalAmount = (minor: number, currencyCode: string): PayPalAmount => ({
  currencyCode,
  value: writtenAmount(minor),
});
