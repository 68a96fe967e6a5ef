/** A line of an order whose goods have arrived. */
export interface LinePhotosProps {
  orderNumber: string;
  lineId: string;
  /** Only this item of the line, with its photos side by side. */
  itemId?: string;
  name: string;
}

declare module '@caravan/web-core' {
  interface LazySlots {
    /** On an order's page: the warehouse's photos of a line. */
    linePhotos: LinePhotosProps;
  }
}
