import type { Website } from '@caravan/content/port';
import { logisticsReasons } from '@caravan/logistics/contract';
import type { FeatureServer } from '@caravan/server-core';
import { createLeadRoute } from './routes/create-lead.route.ts';
import { listLeadsRoute } from './routes/staff/list-leads.route.ts';

export interface LogisticsServerOptions {
  website: () => Website;
}

/** Enquiries for the fulfilment and logistics service. */
export const logisticsServer = ({ website }: LogisticsServerOptions): FeatureServer => ({
  name: 'logistics',
  reasons: logisticsReasons,
  routes: (core) => [createLeadRoute({ ...core, website }), listLeadsRoute({ ...core, website })],
});
