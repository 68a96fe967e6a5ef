import { fail } from '@caravan/freight-costs/contract';
import { listFreightMarginsContract } from '@caravan/freight-costs/contract/staff';
import { route, sendCsv, type Route } from '@caravan/server-core';
import type { FreightCostsContext } from '../freight-costs-context.ts';
import { freightMarginLines, listFreightMargins } from './margins.ts';

/** Staff routes for what parcels brought and cost. */
export const freightMarginRoutes = (context: FreightCostsContext): Route[] => [
  route(listFreightMarginsContract, async ({ session, query, reply, audit }) => {
    if (query.format !== 'csv') return listFreightMargins(context, query);
    // Reading the page needs no code, so the descriptor cannot demand one (specification 24.9).
    if (session.mustConfirm) throw fail('confirm_needed');
    const subject = { kind: 'freight_margins', ref: `${query.from}/${query.to}` };
    await context.transaction((tx) => audit(tx, { action: 'freight_margins.export', subject, data: { ...query } }));
    return sendCsv(reply, `freight-${query.from}-${query.to}`, freightMarginLines(context, query));
  }),
];
