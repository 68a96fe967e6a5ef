import { authPaths } from '@caravan/auth/contract';
import { day, minute } from '@caravan/kernel';

/** The purpose of a link in a mail. */
export type LinkPurpose = 'activation' | 'reset';

/** The mails that contain a link. */
export type LinkMailKind = 'welcome' | 'activation' | 'reset';

/** How long a link works (specification 20.15). */
export const linkLifetime: Record<LinkPurpose, number> = { activation: day, reset: 30 * minute };

/** The page after a registration requests the welcome mail at each load; within this time only one mail is sent. */
export const welcomeInterval = 10 * minute;

export const purposeOf = (kind: LinkMailKind): LinkPurpose => (kind === 'reset' ? 'reset' : 'activation');

/** The URL of a link. It uses the configured public address and never the Host header of a request. */
export const linkAddress = (publicUrl: string, purpose: LinkPurpose, token: string): string =>
  publicUrl +
  (purpose === 'reset' ? authPaths.resetPassword.href({ token }) : authPaths.result.href({ kind: 'activate', token }));
