import { schemaOf } from '@caravan/kernel';
import { approvalRequestOf } from './approval-request.schema.ts';
import {
  askApproval,
  decideApproval,
  getApproval,
  getApprovalRule,
  listApprovals,
  updateApprovalRule,
  withdrawApproval,
} from './approvals.endpoints.ts';
import {
  approval,
  approvalDecision,
  approvalPage,
  approvalRule,
  approvalRuleChange,
  approvalsQuery,
} from './approvals.schema.ts';
import { balance, byId, payment } from './fund-payment.schema.ts';
import { getLedgerTransaction, getStaffPayment, listLedger, listStaffPayments } from './staff-ledger.endpoints.ts';
import {
  byTransaction,
  ledgerPage,
  ledgerQuery,
  ledgerTransaction,
  staffPaymentDetail,
  staffPaymentPage,
  staffPaymentsQuery,
} from './staff-ledger.schema.ts';
import {
  adjustBalance,
  confirmRemittance,
  getDispute,
  listDisputes,
  listPaymentDifferences,
  listRemittances,
  rejectRemittance,
  settlePaymentDifference,
} from './staff-payments.endpoints.ts';
import {
  adjustment,
  byDispute,
  byPaymentId,
  differenceSettlement,
  dispute,
  disputePage,
  disputesQuery,
  paymentDifference,
  paymentDifferencePage,
  paymentDifferencesQuery,
  remittanceDecision,
  remittanceRejection,
  remittancesQuery,
  staffRemittancePage,
} from './staff-payments.schema.ts';
export * from './approvals.schema.ts';
export * from './staff-ledger.schema.ts';
export * from './staff-payments.schema.ts';

export const listRemittancesContract = schemaOf(listRemittances, {
  query: remittancesQuery,
  data: staffRemittancePage,
});
export const confirmRemittanceContract = schemaOf(confirmRemittance, {
  params: byPaymentId,
  body: remittanceDecision,
  data: payment,
});
export const rejectRemittanceContract = schemaOf(rejectRemittance, {
  params: byPaymentId,
  body: remittanceRejection,
  data: payment,
});
export const adjustBalanceContract = schemaOf(adjustBalance, { params: byId, body: adjustment, data: balance });
export const listDisputesContract = schemaOf(listDisputes, { query: disputesQuery, data: disputePage });
export const getDisputeContract = schemaOf(getDispute, { params: byDispute, data: dispute });
export const listPaymentDifferencesContract = schemaOf(listPaymentDifferences, {
  query: paymentDifferencesQuery,
  data: paymentDifferencePage,
});
export const settlePaymentDifferenceContract = schemaOf(settlePaymentDifference, {
  params: byId,
  body: differenceSettlement,
  data: paymentDifference,
});

export const listStaffPaymentsContract = schemaOf(listStaffPayments, {
  query: staffPaymentsQuery,
  data: staffPaymentPage,
});
export const getStaffPaymentContract = schemaOf(getStaffPayment, { params: byId, data: staffPaymentDetail });
export const listLedgerContract = schemaOf(listLedger, { query: ledgerQuery, data: ledgerPage });
export const getLedgerTransactionContract = schemaOf(getLedgerTransaction, {
  params: byTransaction,
  data: ledgerTransaction,
});

/** The contract of a shop with these steps of other features. */
export const askApprovalContractOf = (steps: Parameters<typeof approvalRequestOf>[0]) =>
  schemaOf(askApproval, { body: approvalRequestOf(steps), data: approval });
export const listApprovalsContract = schemaOf(listApprovals, { query: approvalsQuery, data: approvalPage });
export const getApprovalContract = schemaOf(getApproval, { params: byId, data: approval });
export const decideApprovalContract = schemaOf(decideApproval, {
  params: byId,
  body: approvalDecision,
  data: approval,
});
export const withdrawApprovalContract = schemaOf(withdrawApproval, { params: byId, data: approval });
export const getApprovalRuleContract = schemaOf(getApprovalRule, { data: approvalRule });
export const updateApprovalRuleContract = schemaOf(updateApprovalRule, {
  body: approvalRuleChange,
  data: approvalRule,
});
