import { byLanguage, formatFen, inLanguages, shopDay, type Language } from '@caravan/kernel';
import { promotionsPaths } from '@caravan/routes';
import type { Message } from '@caravan/server-core';
import type { PromotionRuleRow } from '../db/promotion-rule.table.ts';
import type { words as en } from './reward/en.ts';

const words = byLanguage(import.meta.glob<typeof en>('./reward/??.ts', { eager: true, import: 'words' }));

type GivenCoupon = Pick<
  PromotionRuleRow,
  'amountFen' | 'capFen' | 'code' | 'endsAt' | 'minimumFen' | 'percent' | 'target'
>;

const bodyOf = (language: Language, why: keyof typeof en.why, coupon: GivenCoupon): string => {
  const { [language]: text } = words;
  const { [coupon.target]: what } = text;
  const offer = [
    coupon.percent === null
      ? text.off(formatFen(coupon.amountFen ?? 0, language), what)
      : text.percentOff(coupon.percent, what),
    coupon.capFen === null ? '' : text.most(formatFen(coupon.capFen, language)),
    coupon.minimumFen > 0 ? text.from(formatFen(coupon.minimumFen, language)) : '',
  ].join('');
  const until = coupon.endsAt ? shopDay(coupon.endsAt) : '';
  return [text.why[why], offer, text.code(coupon.code ?? '', until)].join('\n\n');
};

/** Tells one side of an invitation of its coupon (specification 34.18). It names nobody. */
export const rewardMessage = (why: keyof typeof en.why, coupon: GivenCoupon): Omit<Message, 'key' | 'userId'> => ({
  kind: 'referral_reward',
  title: inLanguages((language) => words[language].title),
  body: inLanguages((language) => bodyOf(language, why, coupon)),
  link: promotionsPaths.mine.href(),
});
