import { useFormats } from '@caravan/web-core';

/** An amount in hundredths of a currency. */
export const usePrice = () => {
  const { money } = useFormats();
  return ({ amount_hundredths: hundredths, currency }: { amount_hundredths: number; currency: string }): string =>
    money(String(hundredths / 100), currency);
};
