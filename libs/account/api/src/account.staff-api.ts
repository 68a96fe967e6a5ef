import { accountCalls, listStaffUsers, staffTextsCalls } from '@caravan/account/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls by which staff find people, auditors read the log, and owners see how text messages go out. */
export const accountStaffApi = injectCalls({ listStaffUsers, ...accountCalls, ...staffTextsCalls });

export const {
  useListStaffUsersQuery,
  useGetPersonQuery,
  useGetAuditQuery,
  useGetStaffTextsQuery,
  useUpdateTextLimitsMutation,
} = accountStaffApi;

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
