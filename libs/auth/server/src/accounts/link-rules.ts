import { day, minute } from '@caravan/kernel';
import { authPaths } from '@caravan/routes';
import { authConsolePaths } from '@caravan/routes/console';
import type { Config } from '@caravan/server-core';

/** The purpose of a link in a mail. */
export type LinkPurpose = 'activation' | 'reset' | 'invitation';

/** The purposes for which anybody may ask with an e-mail; owners send invitations. */
export type RequestedPurpose = Exclude<LinkPurpose, 'invitation'>;

/** The mails that contain a link. */
export type LinkMailKind = 'welcome' | 'activation' | 'reset' | 'invitation';

export type RequestedMailKind = Exclude<LinkMailKind, 'invitation'>;

/** How long a link works (specification 20.15). */
export const linkLifetime: Record<LinkPurpose, number> = {
  activation: day,
  reset: 30 * minute,
  invitation: 3 * day,
};

/** The page after a registration requests the welcome mail at each load; within this time only one mail is sent. */
export const welcomeInterval = 10 * minute;

export const purposeOf = (kind: RequestedMailKind): RequestedPurpose => (kind === 'reset' ? 'reset' : 'activation');

/** The address of the console, on its own host or below the site's. */
export const consoleUrlOf = ({ consoleUrl, publicUrl }: Pick<Config, 'consoleUrl' | 'publicUrl'>): string =>
  `${consoleUrl ?? publicUrl}/console`;

export const invitationAddress = (consoleUrl: string, token: string): string =>
  consoleUrl + authConsolePaths.join.href({ token });

/** The URL of a link that sets a new password for a member of staff. */
export const staffResetAddress = (consoleUrl: string, token: string): string =>
  consoleUrl + authConsolePaths.resetPassword.href({ token });

/** The URL of a link. It uses the configured public address and never the Host header of a request. */
export const linkAddress = (publicUrl: string, purpose: RequestedPurpose, token: string): string =>
  publicUrl +
  (purpose === 'reset' ? authPaths.resetPassword.href({ token }) : authPaths.result.href({ kind: 'activate', token }));
