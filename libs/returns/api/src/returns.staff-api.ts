import { getStaffReturn, listStaffReturns, openStaffReturn, settleReturn, stepReturn } from '@caravan/returns/contract';
import { baseApi, mutationOf, queryOf } from '@caravan/web-core';

/** The calls for returns that staff make. */
export const returnsStaffApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['staff-return', 'staff-store'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listStaffReturns: queryOf(build, listStaffReturns),
      getStaffReturn: queryOf(build, getStaffReturn),
      openStaffReturn: mutationOf(build, openStaffReturn),
      stepReturn: mutationOf(build, stepReturn),
      settleReturn: mutationOf(build, settleReturn),
    }),
  });

export const {
  useListStaffReturnsQuery,
  useGetStaffReturnQuery,
  useOpenStaffReturnMutation,
  useSettleReturnMutation,
  useStepReturnMutation,
} = returnsStaffApi;
