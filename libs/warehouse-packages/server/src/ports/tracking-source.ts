/** A tracking event of a carrier. */
export interface CarrierEvent {
  at: Date;
  place: string;
  text: string;
}

/** A tracking service of a carrier or an aggregator. Staff can record the same events by hand. */
export interface TrackingSource {
  /** The name that is stored with its events. */
  name: string;
  /** All events of a package so far, in any order; null if the carrier or number is unknown. */
  follow: (shipment: { carrier: string; trackingNumber: string }) => Promise<readonly CarrierEvent[] | null>;
}
