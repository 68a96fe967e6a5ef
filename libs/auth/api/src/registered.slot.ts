/** What other features show right after a registration. */
export interface RegisteredProps {
  /** What the address of the registration said about who sent the visitor; auth does not know what it means. */
  invitation: string;
}

declare module '@caravan/web-core' {
  interface LazySlots {
    /** On the page after a registration, if the visitor came by an invitation. */
    registered: RegisteredProps;
  }
}
