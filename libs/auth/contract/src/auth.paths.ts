import { definePath } from '@caravan/kernel';

/** Why a page asks for a login; `?for=` of login and registration, which say it. */
export const loginCauses = ['cart', 'order', 'favourite'] as const;

export type LoginCause = (typeof loginCauses)[number];

/**
 * The pages of auth. `next` is the path of this site to continue to; `for` is one of `loginCauses`; `token` is the token
 * of a link in a mail; `ref` says who sent the visitor, and goes from the registration to the page after it.
 */
export const authPaths = {
  login: definePath('/user/login'),
  register: definePath('/user/register'),
  registerSuccess: definePath('/user/registerSuccess'),
  findPassword: definePath('/user/findPassword'),
  resetPassword: definePath('/user/resetPassword'),
  /** `kind` is one of `resultKinds`; `activate` also carries the link's `token`. */
  result: definePath('/user/result'),
};

/**
 * The results that `/user/result` shows for a link in a mail. `activate` means that the activation is still pending.
 */
export const resultKinds = ['activate', 'activated', 'activation_failed', 'reset'] as const;

export type ResultKind = (typeof resultKinds)[number];
