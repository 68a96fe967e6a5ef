import { useTranslation } from 'react-i18next';
import { formatFen } from '@caravan/kernel';
import type { Coupon } from '@caravan/promotions/contract';

export type CouponState = 'active' | 'planned' | 'ended' | 'paused' | 'used';

/** Whether shoppers can use a coupon at a moment, and why not. */
export const stateOf = (
  { active, starts_at: from, ends_at: until, spent_fen: spent, budget_fen: budget }: Coupon,
  now: number,
): CouponState => {
  if (!active) return 'paused';
  if (until !== null && Date.parse(until) <= now) return 'ended';
  if (spent >= budget) return 'used';
  return from !== null && Date.parse(from) > now ? 'planned' : 'active';
};

export const useDiscountWords = () => {
  const { t } = useTranslation('promotions-console');
  return ({ percent, amount_fen: amount, cap_fen: cap }: Coupon): string => {
    const off = percent === null ? formatFen(amount ?? 0) : `${percent}%`;
    return cap === null ? t('off', { amount: off }) : t('offAtMost', { amount: off, cap: formatFen(cap) });
  };
};
