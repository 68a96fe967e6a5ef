import { startHarness } from '@caravan/web-core/dev';
import { haulHandlers } from '../mocks/haul.handlers.ts';
import { haulWeb } from '../haul.web.ts';

// The harness logs every visitor in.
document.cookie = 'token=harness; path=/';
document.cookie = 'is_login=1; path=/';

void startHarness({ feature: haulWeb, handlers: haulHandlers() });
