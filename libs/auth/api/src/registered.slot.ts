/** Parts of other features right after a registration. */
export interface RegisteredProps {
  /** Who sent the visitor, as an address of this site said it; auth does not know the meaning. */
  invitation: string;
}

/** A notice of another feature about an invitation, on the page of the registration. */
export interface InvitedProps extends RegisteredProps {
  /** Forgets the invitation. */
  onRemove: () => void;
}

declare module '@caravan/web-core' {
  interface LazySlots {
    /** On the page after a registration, if the visitor came by an invitation. */
    registered: RegisteredProps;
    /** On the page of the registration, if the visitor came by an invitation. */
    invited: InvitedProps;
  }
}
