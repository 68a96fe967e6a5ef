/** The labels of goods that were received at the station. */
export interface ReceivedLabelsProps {
  /** The numbers of the goods of each receipt that the server has counted since the station was opened, oldest first. */
  receipts: readonly (readonly string[])[];
}

/** A parcel at the station, or one that is kept, of which nobody knows for whom it is. */
export interface ShopperOfParcelProps {
  /** The parcel that is kept; undefined at the station. */
  parcelId?: string;
  trackingNumber: string | null;
  /** The shopper's code, if the label was scanned. */
  code?: string;
  /** A shopper was found: the parcel can be received. */
  onFound: (parcelId: string) => void;
}

export interface StationWarehouseProps {
  /** Nothing is on the table. While something is, only a station without a warehouse asks for it. */
  idle: boolean;
}

declare module '@caravan/web-core' {
  interface LazySlots {
    /** At the receive station: prints the labels of the goods. */
    receivedLabels: ReceivedLabelsProps;
    /** At the receive station: the warehouse in which it is, in shops with several. The device keeps it. */
    stationWarehouse: StationWarehouseProps;
    /** Says for which shopper a parcel is, by the code on its label or by an announcement. */
    shopperOfParcel: ShopperOfParcelProps;
  }
}
