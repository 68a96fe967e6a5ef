/** What other features show right after a registration. */
export interface RegisteredProps {
  /** What an address of this site said about who sent the visitor; auth does not know what it means. */
  invitation: string;
}

/** What other features say on the page of the registration about an invitation. */
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
