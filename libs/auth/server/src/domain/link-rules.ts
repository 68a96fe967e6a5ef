import { authPaths } from '@caravan/auth/contract';
import { day, minute } from '@caravan/kernel';

/** What a link in a mail is for. */
export type LinkPurpose = 'activation' | 'reset';

/** The mails that carry one. */
export type LinkMailKind = 'welcome' | 'activation' | 'reset';

/** How long a link works (storefront.md 9, api.md auth). */
export const linkLifetime: Record<LinkPurpose, number> = { activation: day, reset: 30 * minute };

/** A registration's page asks for the welcome mail each time it is loaded; within this time it is the same mail. */
export const welcomeInterval = 10 * minute;

export const purposeOf = (kind: LinkMailKind): LinkPurpose => (kind === 'reset' ? 'reset' : 'activation');

/** Where a link leads: on the configured public address alone, never on what a request calls this server. */
export const linkAddress = (publicUrl: string, purpose: LinkPurpose, token: string): string =>
  publicUrl + (purpose === 'reset' ? authPaths.resetPassword.href({ token }) : authPaths.result.href({ kind: 'activate', token }));
