import { startHarness } from '@caravan/web-core/dev';
import { logisticsWeb } from '../logistics.web.ts';
import { logisticsHandlers } from '../mocks/logistics.handlers.ts';

void startHarness({ feature: logisticsWeb, handlers: logisticsHandlers() });
