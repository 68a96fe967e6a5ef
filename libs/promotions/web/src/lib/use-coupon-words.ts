import { useTranslation } from 'react-i18next';
import { formatFen } from '@caravan/kernel';
import type { OwnCoupon } from '@caravan/promotions/contract';
import { useFormats } from '@caravan/web-core';

type Terms = Pick<OwnCoupon, 'amount_fen' | 'cap_fen' | 'minimum_fen' | 'percent' | 'target'>;

/** What a coupon lowers, by how much, and from which price, in words. */
export const useCouponWords = () => {
  const { t } = useTranslation('promotions');
  const { number } = useFormats();
  return ({ target, percent, amount_fen: amountFen, cap_fen: capFen, minimum_fen: minimumFen }: Terms) => {
    return [
      percent === null
        ? t(`off.${target}`, { amount: formatFen(amountFen ?? 0) })
        : // Chinese says what is left of ten parts: 10 % off is 9 折.
          t(`percentOff.${target}`, {
            percent: number(percent / 100, { style: 'percent' }),
            tenths: number((100 - percent) / 10),
          }),
      ...(capFen === null ? [] : [t('off.atMost', { amount: formatFen(capFen) })]),
      ...(minimumFen > 0 ? [t('off.from', { amount: formatFen(minimumFen) })] : []),
    ].join(t('off.comma'));
  };
};
