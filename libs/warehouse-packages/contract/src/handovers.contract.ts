import { schemaOf } from '@caravan/kernel';
import {
  closeHandover,
  createHandover,
  getHandover,
  importShipments,
  listHandovers,
  removeFromHandover,
  scanHandover,
} from './handovers.staff-endpoints.ts';
import {
  byHandover,
  handover,
  handoverRemoval,
  handoverScan,
  handoversPage,
  handoversQuery,
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
export const closeHandoverContract = schemaOf(closeHandover, { params, data });
export const importShipmentsContract = schemaOf(importShipments, { body: shipmentsImport, data: shipmentsImported });
