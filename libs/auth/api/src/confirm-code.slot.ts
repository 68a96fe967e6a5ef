/** The dialog that asks a member of staff for a code, when a call needs a recent one. */
export interface ConfirmCodeProps {
  open: boolean;
  onClose: () => void;
}

declare module '@caravan/web-core' {
  interface LazySlots {
    confirmCode: ConfirmCodeProps;
  }
}
