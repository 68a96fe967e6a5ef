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

declare module '@caravan/web-core' {
  interface LazySlots {
    newAddress: NewAddressProps;
  }
}
