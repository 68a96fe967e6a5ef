import { schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import {
  addBag,
  closeHandover,
  createHandover,
  getHandover,
  getManifest,
  importShipments,
  listHandovers,
  removeFromHandover,
  scanHandover,
  sealBag,
  signHandover,
  unsealBag,
} from './handovers.staff-endpoints.ts';
import {
  bagOpening,
  bagSeal,
  byHandover,
  handover,
  handoverRemoval,
  handoverScan,
  handoverSignature,
  handoversPage,
  handoversQuery,
  manifestQuery,
  newHandover,
  shipmentsImport,
  shipmentsImported,
} from './handovers.schema.ts';
export * from './handovers.schema.ts';

const params = byHandover;
const data = handover;

export const listHandoversContract = schemaOf(listHandovers, { query: handoversQuery, data: handoversPage });
export const createHandoverContract = schemaOf(createHandover, { body: newHandover, data });
export const getHandoverContract = schemaOf(getHandover, { params, data });
export const scanHandoverContract = schemaOf(scanHandover, { params, body: handoverScan, data });
export const removeFromHandoverContract = schemaOf(removeFromHandover, { params, body: handoverRemoval, data });
export const addBagContract = schemaOf(addBag, { params, data });
export const sealBagContract = schemaOf(sealBag, { params, body: bagSeal, data });
export const unsealBagContract = schemaOf(unsealBag, { params, body: bagOpening, data });
export const signHandoverContract = schemaOf(signHandover, { params, body: handoverSignature, data });
export const getManifestContract = schemaOf(getManifest, { params, query: manifestQuery, data: z.unknown() });
export const closeHandoverContract = schemaOf(closeHandover, { params, data });
export const importShipmentsContract = schemaOf(importShipments, { body: shipmentsImport, data: shipmentsImported });
