import type { HarnessOptions } from '@caravan/web-core/dev';
import { promotionsHandlers } from '../mocks/promotions.handlers.ts';
import { promotionsWeb } from '../promotions.web.ts';

export const harness: HarnessOptions = { feature: promotionsWeb, loggedIn: true, handlers: promotionsHandlers() };
