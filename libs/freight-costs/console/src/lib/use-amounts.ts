import { useFormats } from '@caravan/web-core';

/** An amount in hundredths of any currency; in yuan it looks as everywhere. */
export const useAmounts = () => {
  const { asYuan, money } = useFormats();
  return (hundredths: number, currency: string): string =>
    currency === 'CNY' ? asYuan(hundredths) : money(String(hundredths / 100), currency);
};
