import { startConsoleHarness } from '@caravan/console-core/dev';
import { couponHandlers } from '../mocks/coupons.handlers.ts';
import { promotionsConsole } from '../promotions.console.ts';

void startConsoleHarness({ feature: promotionsConsole, handlers: couponHandlers() });
