import {
  addParcelPhotosContract,
  createParcelContract,
  discardParcelContract,
  getParcelContract,
  getParcelPhotoContract,
  importParcelsContract,
  keepParcelContract,
  listParcelsContract,
  lookUpCodeContract,
  matchParcelContract,
  receiveParcelContract,
} from '@caravan/procurement/contract/schema';
import { fitPage, route, sendSignedPicture, staffCallOf, type Route } from '@caravan/server-core';
import { pageOfParcels } from '../db/inbound-parcel.repo.ts';
import { openParcelPhoto, parcelPhotoFile } from '../domain/parcel-photo.ts';
import { addParcelPhotos, refuseParcelPhotos } from '../use-cases/add-parcel-photos.ts';
import { createParcel } from '../use-cases/announce-parcel.ts';
import { importParcels } from '../use-cases/import-parcels.ts';
import { discardParcel, keepParcel, matchParcel } from '../use-cases/keep-parcel.ts';
import { lookUpCode } from '../use-cases/look-up-code.ts';
import type { ProcurementContext } from '../use-cases/procurement-context.ts';
import { receiveParcel } from '../use-cases/receive-parcel.ts';
import { showParcel, showParcels } from '../use-cases/show-procurement.ts';

/** Staff routes for parcels that shops send. */
export const parcelStaffRoutes = (context: ProcurementContext): Route[] => [
  route(createParcelContract, (call) => {
    const parcel = { purchaseId: call.params.id, body: call.body };
    return context.transaction((tx) => createParcel(tx, context, staffCallOf(call), parcel));
  }),

  route(importParcelsContract, (call) =>
    call.once((tx) => importParcels(tx, context, staffCallOf(call), call.body, call.language)),
  ),

  route(keepParcelContract, (call) => call.once((tx) => keepParcel(tx, context, staffCallOf(call), call.body))),

  route(listParcelsContract, async ({ query }) => {
    const page = await pageOfParcels(context.db, query);
    const items = await showParcels(context.db, context, page.items);
    return fitPage({ ...page, items }, ({ created_at: at, id }) => [at, id]);
  }),

  route(getParcelContract, ({ params }) => showParcel(context.db, context, params.id)),

  route(
    addParcelPhotosContract,
    (call) => addParcelPhotos(context, staffCallOf(call), call.params.id, call.body.photos),
    { admit: ({ params }) => refuseParcelPhotos(context, params.id) },
  ),

  route(getParcelPhotoContract, async ({ params, reply }) => {
    const id = openParcelPhoto(context.photoKey, params.token, context.clock());
    return sendSignedPicture(reply, id === undefined ? undefined : await context.files.get(parcelPhotoFile(id)));
  }),

  route(matchParcelContract, (call) => {
    const match = { id: call.params.id, purchaseId: call.body.purchase_id };
    return context.transaction((tx) => matchParcel(tx, context, staffCallOf(call), match));
  }),

  route(discardParcelContract, (call) => {
    const decision = { id: call.params.id, note: call.body.note };
    return context.transaction((tx) => discardParcel(tx, context, staffCallOf(call), decision));
  }),

  route(receiveParcelContract, (call) =>
    call.once((tx) => receiveParcel(tx, context, staffCallOf(call), { id: call.params.id, receipt: call.body })),
  ),

  route(lookUpCodeContract, ({ query }) => lookUpCode(context, query.code)),
];
