/** The correction of a shopper's balance on the shopper's page. */
export interface AdjustBalanceProps {
  userId: string;
}

/** Whose conversations, or those about the order or package with this number. */
export type ConversationsSlotProps = { userId: string } | { about: string };

declare module '@caravan/web-core' {
  interface LazySlots {
    adjustBalance: AdjustBalanceProps;
    /** In the console, on the page of a person, an order or a package: its conversations. */
    conversations: ConversationsSlotProps;
  }
}
