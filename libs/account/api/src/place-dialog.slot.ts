export interface PlaceDialogProps {
  onClose: () => void;
}

declare module '@caravan/web-core' {
  interface LazySlots {
    /** The one place where a visitor changes the country to which goods shall go, and the currency beside CNY. */
    placeDialog: PlaceDialogProps;
  }
}
