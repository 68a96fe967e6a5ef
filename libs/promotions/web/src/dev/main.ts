import { startHarness } from '@caravan/web-core/dev';
import { promotionsHandlers } from '../mocks/promotions.handlers.ts';
import { promotionsWeb } from '../promotions.web.ts';

// The harness logs every visitor in.
document.cookie = 'token=harness; path=/';
document.cookie = 'is_login=1; path=/';

void startHarness({ feature: promotionsWeb, handlers: promotionsHandlers() });
