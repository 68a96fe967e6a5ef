import { useTranslation } from 'react-i18next';
import { byLanguage } from '@caravan/kernel';
import type { OwnCoupon } from '@caravan/promotions/contract';
import { useFormats, useLanguage } from '@caravan/web-core';
import type { words as en } from './percent-off/en.ts';

const percentOff = byLanguage(import.meta.glob<typeof en>('./percent-off/??.ts', { eager: true, import: 'words' }));

type Terms = Pick<OwnCoupon, 'amount_fen' | 'cap_fen' | 'minimum_fen' | 'percent' | 'target'>;

/** A coupon lowers a price by this much, from a least price on, in words. */
export const useCouponWords = () => {
  const { t } = useTranslation('promotions');
  const { asYuan } = useFormats();
  const language = useLanguage();
  return ({ target, percent, amount_fen: amountFen, cap_fen: capFen, minimum_fen: minimumFen }: Terms) =>
    [
      percent === null ? t(`off.${target}`, { amount: asYuan(amountFen ?? 0) }) : percentOff[language][target](percent),
      ...(capFen === null ? [] : [t('off.atMost', { amount: asYuan(capFen) })]),
      ...(minimumFen > 0 ? [t('off.from', { amount: asYuan(minimumFen) })] : []),
    ].join(t('off.comma'));
};
