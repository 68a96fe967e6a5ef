import { startHarness } from '@caravan/web-core/dev';
import { contentWeb } from '../content.web.ts';
import { contentHandlers } from '../mocks/content.handlers.ts';

void startHarness({ feature: contentWeb, handlers: contentHandlers() });
