import { Readable } from 'node:stream';
import { route, sendCsv, sendPdf, type Route } from '@caravan/server-core';
import {
  addBagContract,
  closeHandoverContract,
  createHandoverContract,
  getHandoverContract,
  getManifestContract,
  importShipmentsContract,
  listHandoversContract,
  removeFromHandoverContract,
  scanHandoverContract,
  sealBagContract,
  signHandoverContract,
  unsealBagContract,
} from '@caravan/warehouse-packages/contract/staff';
import { presentHandover, presentHandoverSummary } from './present-handover.ts';
import { addBag, sealBag, unsealBag } from './bags.ts';
import {
  closeHandover,
  createHandover,
  listHandovers,
  removeFromHandover,
  scanHandover,
  showHandover,
} from './handovers.ts';
import { manifestDocument, manifestLines } from './manifest.ts';
import { signHandover } from './sign-handover.ts';
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

  route(addBagContract, (call) =>
    call.once(async (tx) => presentHandover(await addBag(tx, staffCallOf(call), call.params.id), call.language)),
  ),

  route(sealBagContract, (call) =>
    call.once(async (tx) =>
      presentHandover(await sealBag(tx, context, staffCallOf(call), call.params.id, call.body), call.language),
    ),
  ),

  route(unsealBagContract, (call) =>
    call.once(async (tx) =>
      presentHandover(await unsealBag(tx, staffCallOf(call), call.params.id, call.body.bag), call.language),
    ),
  ),

  // As with the closing: the signature commits first.
  route(signHandoverContract, async (call) => {
    const staffCall = staffCallOf(call);
    await call.once(async (tx) =>
      presentHandover(await signHandover(tx, context, staffCall, call.params.id, call.body), call.language),
    );
    return presentHandover(await shipHandover(context, staffCall, call.params.id), call.language);
  }),

  route(getManifestContract, async ({ session, params, query, language, reply, audit }) => {
    const handover = await showHandover(context.db, params.id);
    const subject = { kind: 'handover', ref: params.id };
    const name = `manifest-${params.id}`;
    const pdf =
      query.format === 'pdf'
        ? await context.pdf.print(manifestDocument(handover, language), { caller: session.userId })
        : null;
    await context.transaction((tx) => audit(tx, { action: 'handover.export', subject, data: { ...query } }));
    return pdf ? sendPdf(reply, pdf, name) : sendCsv(reply, name, Readable.from(manifestLines(handover)));
  }),

  route(importShipmentsContract, (call) => importShipments(context, staffCallOf(call), call.body, call.language)),
];
