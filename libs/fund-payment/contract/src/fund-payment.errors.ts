import { byLanguage, defineReasons, failer } from '@caravan/kernel';
import { tasksReasons } from '@caravan/tasks/contract';
import type { texts as en } from './reasons/en.ts';

/** The texts of the reasons by language: a file for each. */
const reasonTexts = byLanguage(
  import.meta.glob<Record<keyof typeof en, string>>('./reasons/??.ts', { eager: true, import: 'texts' }),
);

export const fundPaymentReasons = {
  claimed: tasksReasons.claimed,
  ...defineReasons(
    {
      already_paid: 409,
      not_payable: 409,
      amount_changed: 409,
      too_many_pending: 409,
      insufficient_balance: 422,
      method_unavailable: 422,
      rate_too_old: 422,
      recharge_by_balance: 422,
      recharge_amount_required: 422,
      provider_unavailable: 503,
      provider_refused: 422,
      remittance_short: 409,
      remittance_rejected: 409,
      payment_failed: 409,
      recharge_failed: 409,
      payment_expired: 409,
      mtcn_invalid: 422,
      mtcn_used: 422,
      mtcn_accepted: 409,
      changed_meanwhile: 409,
      refund_exceeds_payment: 409,
      approval_open: 409,
      approval_closed: 409,
      approval_stale: 409,
      approval_not_needed: 422,
      own_request: 422,
      bad_signature: 400,
    },
    reasonTexts,
  ),
};

export const fail = failer(fundPaymentReasons);
