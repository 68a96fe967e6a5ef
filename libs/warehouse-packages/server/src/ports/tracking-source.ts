/** What a carrier said of a package. */
export interface TrackingNews {
  at: Date;
  place: string;
  text: string;
}

/** A service that knows where packages are, such as a carrier's own or one that asks many. Staff tell the same by hand. */
export interface TrackingSource {
  /** Stands beside what it told. */
  name: string;
  /** All it knows of a package so far, in any order; null where it does not know this carrier or number. */
  follow: (shipment: { carrier: string; trackingNumber: string }) => Promise<readonly TrackingNews[] | null>;
}
