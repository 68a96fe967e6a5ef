import { defineEndpoint } from '@caravan/kernel';
import type { ApprovalRequest } from './approval-request.schema.ts';
import type {
  Approval,
  ApprovalDecision,
  ApprovalPage,
  ApprovalRule,
  ApprovalRuleChange,
  ApprovalsQuery,
} from './approvals.schema.ts';

type ById = { id: string };

export const askApproval = defineEndpoint<{ body: ApprovalRequest; data: Approval }>()({
  method: 'POST',
  path: '/staff/approvals',
  login: 'staff',
  roles: ['buyer', 'packer', 'service', 'finance'],
  tags: ['approval', 'task'],
  summary: 'Ask a second person to approve a step that answered `approval_needed`, with the body of its own call',
  idempotency: 'key',
  reasons: ['approval_open', 'approval_not_needed', 'insufficient_balance', 'wrong_state'],
});

export const listApprovals = defineEndpoint<{ query: ApprovalsQuery; data: ApprovalPage }>()({
  method: 'GET',
  path: '/staff/approvals',
  login: 'staff',
  roles: ['buyer', 'packer', 'service', 'finance', 'auditor'],
  tags: ['approval'],
  summary: 'Requests for approval, newest first: all for finance and auditors, otherwise the caller’s own',
});

export const getApproval = defineEndpoint<{ params: ById; data: Approval }>()({
  method: 'GET',
  path: '/staff/approvals/:id',
  login: 'staff',
  roles: ['buyer', 'packer', 'service', 'finance', 'auditor'],
  tags: ['approval'],
  summary: 'One request for approval',
  quiet: ['not_found'],
});

export const decideApproval = defineEndpoint<{ params: ById; body: ApprovalDecision; data: Approval }>()({
  method: 'POST',
  path: '/staff/approvals/:id/decide',
  login: 'staff',
  roles: ['finance'],
  confirm: true,
  tags: ['approval', 'task', 'staff-order', 'staff-package', 'staff-payment', 'ledger', 'balance', 'person'],
  summary: 'Approve a colleague’s step, which is made at once, or reject it; `stale` if it can no longer be made so',
  idempotency: 'key',
  reasons: ['own_request', 'approval_closed', 'claimed', 'insufficient_balance'],
});

export const withdrawApproval = defineEndpoint<{ params: ById; data: Approval }>()({
  method: 'POST',
  path: '/staff/approvals/:id/withdraw',
  login: 'staff',
  roles: ['buyer', 'packer', 'service', 'finance'],
  tags: ['approval', 'task'],
  summary: 'Withdraw the caller’s own request; nothing changes if it was withdrawn before',
  reasons: ['approval_closed'],
});

export const getApprovalRule = defineEndpoint<{ data: ApprovalRule }>()({
  method: 'GET',
  path: '/staff/approval_rule',
  login: 'staff',
  roles: ['buyer', 'packer', 'service', 'finance', 'auditor'],
  tags: ['approval-rule'],
  summary: 'The amount above which steps of staff need a second person',
});

export const updateApprovalRule = defineEndpoint<{ body: ApprovalRuleChange; data: ApprovalRule }>()({
  method: 'PUT',
  path: '/staff/approval_rule',
  login: 'staff',
  roles: ['owner'],
  confirm: true,
  tags: ['approval-rule'],
  summary: 'Set the amount above which steps of staff need a second person, or switch the limit off',
  ifMatch: true,
  reasons: ['changed_meanwhile'],
});
