import { accountCalls, getPerson, listStaffUsers, staffTextsCalls } from '@caravan/account/contract';
import { injectCalls } from '@caravan/web-core';

export type * from './person.slots.ts';

/** The calls by which staff find people, auditors read the log, and owners see how text messages go out. */
export const accountStaffApi = injectCalls({ listStaffUsers, getPerson, ...accountCalls, ...staffTextsCalls });

export const {
  useListStaffUsersQuery,
  useGetPersonQuery,
  useGetAuditQuery,
  useGetStaffTextsQuery,
  useUpdateTextLimitsMutation,
} = accountStaffApi;
