import { isPushEndpoint, pushServiceRules } from '../domain/push-endpoint.ts';
import type { GuardedSender } from '../ports/guarded-sender.ts';
import { makeGuardedSender, type GuardedSenderOptions } from './guarded-sender.ts';

export type PushSenderOptions = GuardedSenderOptions;

/** The text of an answer is not read. */
const mostBytesOfAnswer = 16 * 1024;

/** Sends to push services. */
export const makePushSender = ({
  rules = pushServiceRules,
  time = 10_000,
  ...connection
}: PushSenderOptions = {}): GuardedSender & { close: () => Promise<void> } =>
  makeGuardedSender(
    {
      rules,
      time,
      isAllowed: isPushEndpoint,
      finish: ({ body }, signal) => body.dump({ limit: mostBytesOfAnswer, signal }),
    },
    connection,
  );
