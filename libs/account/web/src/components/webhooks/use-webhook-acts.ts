import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useChangeWebhookMutation,
  useRemoveWebhookMutation,
  useReplaceWebhookSecretMutation,
  useTestWebhookMutation,
} from '@caravan/account/api/webhooks';
import type { Webhook } from '@caravan/account/contract';
import { doubleClickMs, useSingleFlight, useToast } from '@caravan/web-core';

/** The address that a dialog asks about. */
export interface AskedWebhook {
  act: 'remove' | 'replace';
  webhook: Webhook;
}

/** Only the same act for the same address is a double click. */
const isSame = (args: unknown[], last: unknown[]): boolean => JSON.stringify(args) === JSON.stringify(last);

/** Deleting and replacing are confirmed first. */
export const useWebhookActs = (onSecret: (secret: string) => void) => {
  const { t } = useTranslation('account');
  const toast = useToast();
  const [asked, setAsked] = useState<AskedWebhook>();
  const [change] = useChangeWebhookMutation();
  const [remove] = useRemoveWebhookMutation();
  const [replace] = useReplaceWebhookSecretMutation();
  const [sendTest] = useTestWebhookMutation();
  const test = useSingleFlight(async ({ id }: Webhook) => {
    const { error } = await sendTest({ params: { id } });
    if (!error) toast.show(t('webhooks.testSent'));
  });
  const turn = useSingleFlight(
    async ({ id }: Webhook, on: boolean) => {
      const { error } = await change({ params: { id }, body: { on } });
      if (!error) toast.show(t(on ? 'webhooks.switchedOn' : 'webhooks.switchedOff'));
    },
    doubleClickMs,
    isSame,
  );
  const confirm = useSingleFlight(
    async ({ act, webhook: { id } }: AskedWebhook) => {
      const params = { id };
      if (act === 'replace') {
        const { data } = await replace({ params });
        if (data) onSecret(data.secret);
        return;
      }
      const { error } = await remove({ params });
      if (!error) toast.show(t('webhooks.removed'));
    },
    doubleClickMs,
    isSame,
  );
  return {
    asked,
    ask: (act: AskedWebhook['act'], webhook: Webhook) => setAsked({ act, webhook }),
    keep: () => setAsked(undefined),
    confirm,
    test,
    turn,
  };
};

export type WebhookActs = ReturnType<typeof useWebhookActs>;
