import { staffOrder, byNumber } from '@caravan/cart-orders/contract/orders';
import { schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import {
  addParcelPhotos,
  createParcel,
  discardParcel,
  getParcel,
  getParcelPhoto,
  importParcels,
  keepParcel,
  listParcels,
  lookUpCode,
  matchParcel,
  receiveParcel,
} from './parcels.staff-endpoints.ts';
import {
  arrivedParcel,
  byParcel,
  lookup,
  lookupQuery,
  newParcel,
  parcel,
  parcelDecision,
  parcelImport,
  parcelImported,
  parcelMatch,
  parcelPage,
  parcelPhotos,
  parcelReceipt,
  parcelReceived,
  parcelsQuery,
} from './parcels.schema.ts';
import { createPurchase, listPurchases, updatePurchase } from './purchases.staff-endpoints.ts';
import { byPurchase, newPurchase, purchase, purchaseChange, purchasePage, purchasesQuery } from './purchases.schema.ts';
import {
  settlementOfPurchase,
  statementImport,
  statementImported,
  statementLinePage,
  statementLinesQuery,
} from './statements.schema.ts';
import { importStatement, listStatementLines, settlePurchase } from './statements.staff-endpoints.ts';
export * from './parcels.schema.ts';
export * from './purchases.schema.ts';
export * from './statements.schema.ts';

export const createPurchaseContract = schemaOf(createPurchase, {
  params: byNumber,
  body: newPurchase,
  data: staffOrder,
});
export const listPurchasesContract = schemaOf(listPurchases, { query: purchasesQuery, data: purchasePage });
export const updatePurchaseContract = schemaOf(updatePurchase, {
  params: byPurchase,
  body: purchaseChange,
  data: purchase,
});
export const importStatementContract = schemaOf(importStatement, { body: statementImport, data: statementImported });
export const listStatementLinesContract = schemaOf(listStatementLines, {
  query: statementLinesQuery,
  data: statementLinePage,
});
export const settlePurchaseContract = schemaOf(settlePurchase, {
  params: byPurchase,
  body: settlementOfPurchase,
  data: purchase,
});
export const createParcelContract = schemaOf(createParcel, { params: byPurchase, body: newParcel, data: parcel });
export const importParcelsContract = schemaOf(importParcels, { body: parcelImport, data: parcelImported });
export const keepParcelContract = schemaOf(keepParcel, { body: arrivedParcel, data: parcel });
export const listParcelsContract = schemaOf(listParcels, { query: parcelsQuery, data: parcelPage });
export const getParcelContract = schemaOf(getParcel, { params: byParcel, data: parcel });
export const addParcelPhotosContract = schemaOf(addParcelPhotos, {
  params: byParcel,
  body: parcelPhotos,
  data: parcel,
});
export const getParcelPhotoContract = schemaOf(getParcelPhoto, {
  params: z.object({ token: z.string().regex(/^[\w.-]{1,300}$/) }),
  data: z.unknown(),
});
export const matchParcelContract = schemaOf(matchParcel, { params: byParcel, body: parcelMatch, data: parcel });
export const discardParcelContract = schemaOf(discardParcel, { params: byParcel, body: parcelDecision, data: parcel });
export const receiveParcelContract = schemaOf(receiveParcel, {
  params: byParcel,
  body: parcelReceipt,
  data: parcelReceived,
});
export const lookUpCodeContract = schemaOf(lookUpCode, { query: lookupQuery, data: lookup });
