import { minute } from '@caravan/kernel';
import { defineCounter } from '@caravan/server-core';
import { carrierServices, carrierTroubles } from '@caravan/carriers/contract';
import type { CarriersContext } from '../carriers-context.ts';
import type { Carrier, LabelOfService, Purchase } from '../ports/carrier.ts';
import type { CarrierLabelRow } from './label.table.ts';

export const labelCounter = () =>
  defineCounter({
    name: 'caravan_carrier_labels_total',
    help: 'Labels of carriers by outcome; key and money need somebody',
    labels: {
      service: carrierServices,
      outcome: [...(['bought', 'refused', 'lost', 'voided', 'kept'] as const), ...carrierTroubles],
    },
  });
export type LabelCounter = ReturnType<typeof labelCounter>;

/**
 * A purchase without an answer is looked for so long at a service that would buy twice. It is longer than any request
 * to a carrier takes.
 */
export const lookFor = 15 * minute;

/** A request to a service has ended by then, with or without an answer. */
export const settling = 2 * minute;

export const purchaseOf = ({ id, shipmentId, rateId, format }: CarrierLabelRow): Purchase => ({
  key: id,
  shipmentId,
  rateId,
  format,
});

export const labelOfService = (row: CarrierLabelRow): LabelOfService => ({
  ...purchaseOf(row),
  purchaseId: row.purchaseId ?? '',
});

export const carrierOf = ({ carriers }: CarriersContext, { service }: CarrierLabelRow): Carrier | undefined =>
  carriers.find(({ name }) => name === service);
