import type { Config, RunningServer } from '@caravan/server-core';

/** What a start says on the terminal: where everything is, and what the features have to tell. */
export const greeting = ({ url, notices }: Pick<RunningServer, 'url' | 'notices'>, config: Pick<Config, 'production' | 'smtpUrl'>): string[] => [
  `Caravan is ready: ${url}`,
  ...(config.production || config.smtpUrl !== undefined ? [] : [`Mails: ${url}/dev/mail`]),
  `API reference: ${url}/docs`,
  ...notices,
];
