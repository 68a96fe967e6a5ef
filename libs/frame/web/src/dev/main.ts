import { startHarness } from '@caravan/web-core/dev';
import { frameWeb } from '../frame.web.ts';
import { homeWeb } from '../home.web.ts';
import { siteHandlers } from '../mocks/frame.handlers.ts';

void startHarness({ feature: homeWeb, frame: frameWeb, handlers: siteHandlers() });
