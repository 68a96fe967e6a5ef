import {
  askApprovalContractOf,
  decideApprovalContract,
  getApprovalContract,
  getApprovalRuleContract,
  listApprovalsContract,
  updateApprovalRuleContract,
  withdrawApprovalContract,
} from '@caravan/fund-payment/contract/staff';
import { expectedVersion, route, staffCallOf, type Route } from '@caravan/server-core';
import { changeApprovalRule, showApprovalRule } from './approval-rule.ts';
import { askApproval, withdrawApproval } from './ask-approval.ts';
import { decideApproval } from './decide-approval.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';
import { listApprovals, showApproval } from './show-approvals.ts';

/** Staff routes by which a second person approves steps above the owner's limit. */
export const approvalStaffRoutes = (context: PaymentContext): Route[] => [
  route(askApprovalContractOf(context.stepSchemas()), (call) =>
    call.once((tx) => askApproval(tx, context, staffCallOf(call), call.body)),
  ),

  route(listApprovalsContract, (call) => listApprovals(context, staffCallOf(call), call.query)),

  route(getApprovalContract, (call) => showApproval(context, staffCallOf(call), call.params.id)),

  route(decideApprovalContract, (call) =>
    call.once((tx) => decideApproval(tx, context, staffCallOf(call), call.params.id, call.body)),
  ),

  route(withdrawApprovalContract, (call) =>
    context.transaction((tx) => withdrawApproval(tx, context, staffCallOf(call), call.params.id)),
  ),

  route(getApprovalRuleContract, () => showApprovalRule(context)),

  route(updateApprovalRuleContract, (call) =>
    context.transaction((tx) =>
      changeApprovalRule(tx, context, staffCallOf(call), call.body, expectedVersion(call.request)),
    ),
  ),
];
