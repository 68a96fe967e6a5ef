/** Whose conversations, or those about the order or package with this number. */
export type ConversationsSlotProps = { userId: string } | { about: string };

declare module '@caravan/web-core' {
  interface LazySlots {
    /** In the console, on the page of a person, an order or a package: its conversations. */
    conversations: ConversationsSlotProps;
  }
}
