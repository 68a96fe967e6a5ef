import type { HttpHandler } from 'msw';
import {
  fail,
  type Approval,
  type ApprovalRule,
  type Dispute,
  type LedgerTransaction,
  type PaymentDifference,
  type StaffPaymentDetail,
} from '@caravan/fund-payment/contract';
import {
  getApprovalContract,
  getApprovalRuleContract,
  getDisputeContract,
  getLedgerTransactionContract,
  getStaffPaymentContract,
  listApprovalsContract,
  listDisputesContract,
  listLedgerContract,
  listPaymentDifferencesContract,
  listStaffPaymentsContract,
} from '@caravan/fund-payment/contract/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';

const found = <T>(one: T | undefined): T => {
  if (one === undefined) throw fail('not_found');
  return one;
};

export const moneyHandlers = (
  payments: readonly StaffPaymentDetail[],
  transactions: readonly LedgerTransaction[],
): HttpHandler[] => [
  mockEndpoint(listStaffPaymentsContract, ({ query }) => {
    const items = payments.filter(({ status }) => !query.status || status === query.status);
    return { items, next: null, count: items.length };
  }),
  mockEndpoint(getStaffPaymentContract, ({ params }) => found(payments.find(({ id }) => id === params.id))),
  mockEndpoint(listLedgerContract, ({ query }) => {
    const items = transactions.filter(({ type }) => !query.type || type === query.type);
    return { items, next: null, count: items.length };
  }),
  mockEndpoint(getLedgerTransactionContract, ({ params }) =>
    found(transactions.find(({ number }) => number === params.number)),
  ),
];

const pageOfAll = <T>(items: T[]) => ({ items, page: 1, page_size: 50, total: items.length });

export const claimHandlers = (
  disputes: readonly Dispute[],
  differences: readonly PaymentDifference[],
): HttpHandler[] => [
  mockEndpoint(listDisputesContract, ({ query }) =>
    pageOfAll(disputes.filter(({ open }) => !query.status || open === (query.status === 'open'))),
  ),
  mockEndpoint(getDisputeContract, ({ params }) => found(disputes.find(({ id }) => id === params.id))),
  mockEndpoint(listPaymentDifferencesContract, ({ query }) =>
    pageOfAll(differences.filter(({ closed_at: closedAt }) => (closedAt === null) === (query.status === 'open'))),
  ),
];

export const approvalHandlers = (
  approvals: readonly Approval[],
  rule: ApprovalRule = { above_fen: 200_000, version: 3 },
): HttpHandler[] => [
  mockEndpoint(listApprovalsContract, ({ query }) => {
    const items = approvals.filter(({ state }) => !query.state || state === query.state);
    return { items, next: null, count: items.length };
  }),
  mockEndpoint(getApprovalContract, ({ params }) => found(approvals.find(({ id }) => id === params.id))),
  mockEndpoint(getApprovalRuleContract, () => rule),
];
