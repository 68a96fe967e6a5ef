import type { Config, RunningServer } from '@caravan/server-core';

/** The lines that a start prints: the addresses, and the notices of the features. */
export const greeting = (
  { url, notices }: Pick<RunningServer, 'url' | 'notices'>,
  config: Pick<Config, 'production' | 'smtpUrl'>,
): string[] => [
  `Caravan is ready: ${url}`,
  ...(config.production || config.smtpUrl !== undefined ? [] : [`Mails: ${url}/dev/mail`]),
  `API reference: ${url}/docs`,
  ...notices,
];
