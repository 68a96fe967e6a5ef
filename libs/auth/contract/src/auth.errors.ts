import { byLanguage, defineReasons, failer } from '@caravan/kernel';
import type { texts as en } from './reasons/en.ts';

/** The texts of the reasons by language: a file for each. */
const reasonTexts = byLanguage(
  import.meta.glob<Record<keyof typeof en, string>>('./reasons/??.ts', { eager: true, import: 'texts' }),
);

/** Why a proof of the owner is refused, at auth and at other features that ask for one. */
export const proofReasons = defineReasons(
  { password_wrong: 422, password_missing: 422, login_code_wrong: 422, login_code_over: 422 },
  reasonTexts,
);

export const authReasons = {
  ...proofReasons,
  ...defineReasons(
    {
      wrong_credentials: 422,
      email_taken: 422,
      password_rule: 422,
      password_common: 422,
      password_mismatch: 422,
      token_limit: 422,
      agreement_required: 422,
      second_factor_needed: 422,
      code_wrong: 422,
      second_factor_unavailable: 503,
      last_owner: 409,
      own_roles: 422,
      heir_gone: 409,
      member_paused: 403,
      invitation_expired: 422,
      link_expired: 422,
      passkey_over: 422,
      passkey_refused: 422,
      passkey_unknown: 422,
      passkey_of_another: 422,
      passkey_taken: 422,
      passkey_limit: 422,
    },
    reasonTexts,
  ),
};

export const fail = failer(authReasons);
