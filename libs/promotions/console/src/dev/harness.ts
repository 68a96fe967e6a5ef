import { consoleHarness } from '@caravan/console-core/dev';
import { promotionsConsolePaths as paths } from '@caravan/routes/console';
import { couponHandlers } from '../mocks/coupons.handlers.ts';
import { promotionsConsole } from '../promotions.console.ts';

export const harness = consoleHarness({
  feature: promotionsConsole,
  pages: [paths.coupons.href(), paths.newCoupon.href(), paths.coupon.href({ id: 'coupon-1' })],
  handlers: couponHandlers(),
});
