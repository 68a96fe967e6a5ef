import { startHarness } from '@caravan/web-core/dev';
import { supportHandlers } from '../mocks/support.handlers.ts';
import { supportWeb } from '../support.web.ts';

// The harness logs every visitor in.
document.cookie = 'token=harness; path=/';
document.cookie = 'is_login=1; path=/';

void startHarness({ feature: supportWeb, handlers: supportHandlers() });
