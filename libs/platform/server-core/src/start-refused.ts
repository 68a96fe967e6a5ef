import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { failureLine, oneLine, outsideFailure } from './failure-line.ts';

/** A reason not to start that an operator can fix. Its message is the one line to show. */
export class StartRefused extends Error {
  override readonly name: string = 'StartRefused';
}

/** The one line of a failure of the disk or of the database; undefined if it is neither. */
export const outsideRefusal = (error: unknown, config: Pick<Config, 'dataDir'>): StartRefused | undefined => {
  if (error instanceof StartRefused) return error;
  const line = outsideFailure(error, config);
  return line === undefined ? undefined : new StartRefused(line, { cause: error });
};

/**
 * Turns whatever a start failed with into its one line. Only a failure that is neither of the disk nor of the database
 * is a fault of the server itself, so it is logged with its stack.
 */
export const startRefusal = (
  error: unknown,
  { config, log }: { config: Pick<Config, 'dataDir'>; log: Pick<FastifyBaseLogger, 'fatal'> },
): StartRefused => {
  const refusal = outsideRefusal(error, config);
  if (refusal) return refusal;
  log.fatal({ err: error }, 'the server could not start');
  return new StartRefused(oneLine(`the server could not start: ${failureLine(error, config)}`), { cause: error });
};
