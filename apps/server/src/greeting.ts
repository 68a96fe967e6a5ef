import type { Config, RunningServer } from '@caravan/server-core';

/** The lines that a start prints: the addresses, and the notices of the features. */
export const greeting = (
  { url, notices }: Pick<RunningServer, 'url' | 'notices'>,
  config: Pick<Config, 'production' | 'smtpUrl' | 'publicUrl' | 'consoleUrl' | 'role'>,
): string[] =>
  config.role === 'jobs'
    ? [`Caravan works jobs. Only health and metrics: ${url}`, ...notices]
    : [
        `Caravan is ready: ${url}`,
        ...(config.role === 'web' ? ['This process works no jobs: start another one with CARAVAN_ROLE=jobs.'] : []),
        ...(config.production || config.smtpUrl !== undefined ? [] : [`Mails: ${url}/dev/mail`]),
        `Console for staff: ${config.consoleUrl ?? config.publicUrl}/console`,
        `API reference: ${url}/docs`,
        ...(config.production && config.consoleUrl === undefined
          ? ['CONSOLE_URL is not set: the console shares its origin with the shop. Give it a host of its own.']
          : []),
        ...notices,
      ];
