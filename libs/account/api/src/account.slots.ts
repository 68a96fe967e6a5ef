import type { Address, AddressKind } from '@caravan/account/contract';

/** A form for a new address; the address book contains the address when `onSaved` is called. */
export interface NewAddressProps {
  kind: AddressKind;
  /** True if no other address of this kind exists; the new one then becomes the default. */
  isFirst: boolean;
  onSaved: (address: Address) => void;
  /** Called after the address is saved or the form is cancelled. */
  onClose: () => void;
}

export interface PlaceDialogProps {
  onClose: () => void;
}

/** An order with a question for the shopper. */
export interface TurnQuestionProps {
  number: string;
  /** Called when it is answered, or was closed meanwhile. */
  onAnswered: () => void;
}

/** Goods in the warehouse, of their owner. */
export interface TurnGoodsProps {
  ids: readonly string[];
  /** Called when the shopper decided about goods. */
  onDecided: () => void;
}

declare module '@caravan/web-core' {
  interface LazySlots {
    newAddress: NewAddressProps;
    /** The one place where a visitor changes the country to which goods shall go, and the currency beside CNY. */
    placeDialog: PlaceDialogProps;
    /** On the home page of a shopper: the most urgent of what waits for them. */
    yourTurn: object;
    /** Below a question that waits: its answers as buttons. */
    turnQuestion: TurnQuestionProps;
    /** Below goods that arrived: their photos, to accept or to return. */
    turnGoods: TurnGoodsProps;
  }
}
