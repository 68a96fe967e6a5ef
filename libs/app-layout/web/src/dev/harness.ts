import type { HarnessOptions } from '@caravan/web-core/dev';
import { appLayoutWeb } from '../app-layout.web.ts';
import { homeWeb } from '../home.web.ts';
import { siteHandlers } from '../mocks/app-layout.handlers.ts';

export const harness: HarnessOptions = { feature: homeWeb, appLayout: appLayoutWeb, handlers: siteHandlers() };
