import { route, type Route } from '@caravan/server-core';
import {
  closeHandoverContract,
  createHandoverContract,
  getHandoverContract,
  importShipmentsContract,
  listHandoversContract,
  removeFromHandoverContract,
  scanHandoverContract,
} from '@caravan/warehouse-packages/contract/staff';
import { presentHandover, presentHandoverSummary } from './present-handover.ts';
import {
  closeHandover,
  createHandover,
  listHandovers,
  removeFromHandover,
  scanHandover,
  showHandover,
} from './handovers.ts';
import { importShipments } from './import-shipments.ts';
import type { PackageContext } from '../../core/package-context.ts';
import { shipHandover } from './ship-handover.ts';
import { staffCallOf } from '../../core/staff-step.ts';

/** Staff routes for handing packages to carriers. */
export const handoverStaffRoutes = (context: PackageContext): Route[] => [
  route(listHandoversContract, async ({ query }) => {
    const found = await listHandovers(context, query);
    return { ...found, items: found.items.map(presentHandoverSummary) };
  }),

  route(createHandoverContract, (call) =>
    context.transaction(async (tx) =>
      presentHandover(await createHandover(tx, context, staffCallOf(call), call.body), call.language),
    ),
  ),

  route(getHandoverContract, async ({ params, language }) =>
    presentHandover(await showHandover(context.db, params.id), language),
  ),

  route(scanHandoverContract, (call) =>
    call.once(async (tx) =>
      presentHandover(await scanHandover(tx, context, staffCallOf(call), call.params.id, call.body), call.language),
    ),
  ),

  route(removeFromHandoverContract, (call) =>
    call.once(async (tx) =>
      presentHandover(await removeFromHandover(tx, staffCallOf(call), call.params.id, call.body.code), call.language),
    ),
  ),

  // The key belongs to the closing, which commits first. The packages then follow one by one, so a repeated call ships
  // those that a crash left.
  route(closeHandoverContract, async (call) => {
    const staffCall = staffCallOf(call);
    await call.once(async (tx) =>
      presentHandover(await closeHandover(tx, context, staffCall, call.params.id), call.language),
    );
    return presentHandover(await shipHandover(context, staffCall, call.params.id), call.language);
  }),

  route(importShipmentsContract, (call) => importShipments(context, staffCallOf(call), call.body, call.language)),
];
