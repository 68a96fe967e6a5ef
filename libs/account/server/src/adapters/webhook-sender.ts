import { isWebhookTarget, webhookRules } from '../domain/webhook-rules.ts';
import type { GuardedSender } from '../ports/guarded-sender.ts';
import { makeGuardedSender, type GuardedSenderOptions } from './guarded-sender.ts';

/** Sends to the programs of shoppers. The status is the whole answer: its text may have no end, so it is not read. */
export const makeWebhookSender = ({
  rules = webhookRules,
  time = 5_000,
  ...connection
}: GuardedSenderOptions = {}): GuardedSender & { close: () => Promise<void> } =>
  makeGuardedSender(
    {
      rules,
      time,
      isAllowed: isWebhookTarget,
      finish: async ({ body }) => {
        body.on('error', () => undefined).destroy();
      },
    },
    connection,
  );
