import { accountCalls, getPerson, listStaffUsers } from '@caravan/account/contract';
import { injectCalls } from '@caravan/web-core';

export type * from './person.slots.ts';

/** The calls by which staff find people, and owners and auditors read the log. */
export const accountStaffApi = injectCalls({ listStaffUsers, getPerson, ...accountCalls });

export const { useListStaffUsersQuery, useGetPersonQuery, useGetAuditQuery } = accountStaffApi;
