export type { AskApprovalProps } from './approval.slots.ts';
import {
  adjustBalance,
  askApproval,
  confirmRemittance,
  decideApproval,
  getApproval,
  getApprovalRule,
  getDispute,
  getLedgerTransaction,
  getStaffPayment,
  listApprovals,
  listDisputes,
  listLedger,
  listPaymentDifferences,
  listStaffPayments,
  rejectRemittance,
  settlePaymentDifference,
  updateApprovalRule,
  withdrawApproval,
} from '@caravan/fund-payment/contract';
import { baseApi, mutationOf, queryOf } from '@caravan/web-core';

/** The calls by which finance follows money. */
export const fundPaymentStaffApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['staff-payment', 'ledger', 'remittance', 'dispute', 'approval', 'approval-rule'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listStaffPayments: queryOf(build, listStaffPayments),
      getStaffPayment: queryOf(build, getStaffPayment),
      listLedger: queryOf(build, listLedger),
      getLedgerTransaction: queryOf(build, getLedgerTransaction),
      confirmRemittance: mutationOf(build, confirmRemittance),
      rejectRemittance: mutationOf(build, rejectRemittance),
      listDisputes: queryOf(build, listDisputes),
      getDispute: queryOf(build, getDispute),
      listPaymentDifferences: queryOf(build, listPaymentDifferences),
      settlePaymentDifference: mutationOf(build, settlePaymentDifference),
      adjustBalance: mutationOf(build, adjustBalance),
      askApproval: mutationOf(build, askApproval),
      listApprovals: queryOf(build, listApprovals),
      getApproval: queryOf(build, getApproval),
      decideApproval: mutationOf(build, decideApproval),
      withdrawApproval: mutationOf(build, withdrawApproval),
      getApprovalRule: queryOf(build, getApprovalRule),
      updateApprovalRule: mutationOf(build, updateApprovalRule),
    }),
  });

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
