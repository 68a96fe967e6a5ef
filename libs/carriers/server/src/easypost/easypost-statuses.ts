import type { TrackingStage } from '@caravan/shipping/contract';

/** The statuses of EasyPost's client for JavaScript 8.9.0 (`ITrackerStatus`), as our stages. */
export const easypostStatuses = {
  unknown: null,
  pre_transit: 'info_received',
  in_transit: null,
  out_for_delivery: 'out_for_delivery',
  delivered: 'delivered',
  available_for_pickup: 'pickup',
  return_to_sender: 'returning',
  failure: 'exception',
  cancelled: 'exception',
  // The tracker failed, not the parcel.
  error: null,
} as const satisfies Readonly<Record<string, TrackingStage | null>>;

/**
 * The details of the same client (`ITrackerStatusDetail`). They say more about a parcel that is on its way; otherwise the
 * status is the word. Facilities are inside a country, so their scans are no departure or arrival of ours.
 */
export const easypostDetails = {
  address_correction: null,
  arrived_at_destination: 'arrived',
  arrived_at_facility: null,
  arrived_at_pickup_location: 'pickup',
  awaiting_information: null,
  cancelled: 'exception',
  damaged: 'exception',
  delayed: null,
  delivery_exception: 'failed_attempt',
  departed_facility: null,
  departed_origin_facility: null,
  expired: null,
  failure: 'exception',
  held: null,
  in_transit: null,
  label_created: 'info_received',
  lost: 'exception',
  missorted: null,
  out_for_delivery: 'out_for_delivery',
  received_at_destination_facility: 'arrived',
  received_at_origin_facility: 'picked_up',
  refused: 'failed_attempt',
  return: 'returning',
  status_update: null,
  transferred_to_destination_carrier: null,
  transit_exception: 'exception',
  unknown: null,
  weather_delay: null,
} as const satisfies Readonly<Record<string, TrackingStage | null>>;

const inTable = <Word extends string>(
  table: Readonly<Record<Word, TrackingStage | null>>,
  word: string,
): TrackingStage | null => (Object.hasOwn(table, word) ? table[word as Word] : null);

/** Our stage of a scan; null if none describes it, and for words that are not known. */
export const easypostStage = (status: string, detail: string, isReturn: boolean): TrackingStage | null => {
  const stage = inTable(easypostStatuses, status) ?? inTable(easypostDetails, detail);
  // Delivered to the sender.
  return stage === 'delivered' && isReturn ? 'returned' : stage;
};
