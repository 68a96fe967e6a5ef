import { returnsStaffCalls } from '@caravan/returns/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls for returns that staff make. */
export const returnsStaffApi = injectCalls(returnsStaffCalls);

export const {
  useListStaffReturnsQuery,
  useGetStaffReturnQuery,
  useOpenStaffReturnMutation,
  useSettleReturnMutation,
  useStepReturnMutation,
} = returnsStaffApi;
