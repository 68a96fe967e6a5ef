import { getAudit, getPerson, listStaffUsers } from '@caravan/account/contract';
import { baseApi, queryOf } from '@caravan/web-core';

export type * from './person.slots.ts';

/** The calls by which staff find people, and owners and auditors read the log. */
export const accountStaffApi = baseApi.enhanceEndpoints({ addTagTypes: ['audit', 'staff-user'] }).injectEndpoints({
  endpoints: (build) => ({
    listStaffUsers: queryOf(build, listStaffUsers),
    getPerson: queryOf(build, getPerson),
    getAudit: queryOf(build, getAudit),
  }),
});

export const { useListStaffUsersQuery, useGetPersonQuery, useGetAuditQuery } = accountStaffApi;
