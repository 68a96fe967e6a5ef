export type { AskApprovalProps } from './approval.slots.ts';
import { approvalsCalls, staffLedgerCalls, staffPaymentsCalls } from '@caravan/fund-payment/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls by which finance follows money. */
export const fundPaymentStaffApi = injectCalls({ ...staffLedgerCalls, ...staffPaymentsCalls, ...approvalsCalls });

export const {
  useListStaffPaymentsQuery,
  useGetStaffPaymentQuery,
  useListLedgerQuery,
  useGetLedgerTransactionQuery,
  useConfirmRemittanceMutation,
  useRejectRemittanceMutation,
  useListDisputesQuery,
  useGetDisputeQuery,
  useListPaymentDifferencesQuery,
  useSettlePaymentDifferenceMutation,
  useAdjustBalanceMutation,
  useAskApprovalMutation,
  useListApprovalsQuery,
  useGetApprovalQuery,
  useDecideApprovalMutation,
  useWithdrawApprovalMutation,
  useGetApprovalRuleQuery,
  useUpdateApprovalRuleMutation,
} = fundPaymentStaffApi;
