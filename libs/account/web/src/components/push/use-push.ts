import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddPushSubscriptionMutation, useListPushSubscriptionsQuery } from '@caravan/account/api';
import { browserSubscription, endPushHere } from '@caravan/account/api/session';
import { useAppDispatch, useSingleFlight, useToast } from '@caravan/web-core';
import {
  isSignedBy,
  pushSupport,
  registrationOf,
  subscribeBrowser,
  type PushSupport,
} from '../../lib/subscribe-browser.ts';

export type PushState = Exclude<PushSupport, 'possible'> | 'on' | 'off';

/** This browser: whether it can be notified, and its subscription. Null until the browser has answered. */
interface Browser {
  support: PushSupport;
  subscription: PushSubscription | null;
}

const lookAtBrowser = async (): Promise<Browser> => ({
  support: pushSupport(),
  subscription: await browserSubscription(),
});

/** The notifications of this browser. They are on if the server knows the browser's subscription. */
export const usePush = () => {
  const { t } = useTranslation('account');
  const toast = useToast();
  const dispatch = useAppDispatch();
  const [browser, setBrowser] = useState<Browser | null>(null);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isPossible = browser?.support === 'possible';
  const { data, isError, refetch } = useListPushSubscriptionsQuery(undefined, { skip: !isPossible });
  const [add] = useAddPushSubscriptionMutation();

  useEffect(() => void lookAtBrowser().then(setBrowser), []);

  const subscription = browser?.subscription ?? null;
  const isKnown =
    data !== undefined &&
    subscription !== null &&
    isSignedBy(subscription, data.public_key) &&
    data.items.some(({ endpoint }) => endpoint === subscription.endpoint);

  // Tells the server the browser's current session and language: "log out elsewhere" then spares this browser.
  const isRenewed = useRef(false);
  useEffect(() => {
    if (!isKnown || !subscription || isRenewed.current) return;
    isRenewed.current = true;
    void add({ body: registrationOf(subscription) });
  }, [add, isKnown, subscription]);

  const switchOn = async (publicKey: string): Promise<void> => {
    const subscribed = await subscribeBrowser(publicKey);
    if (!subscribed) return;
    isRenewed.current = true;
    const { error } = await add({ body: registrationOf(subscribed) });
    if (error) await subscribed.unsubscribe();
    else toast.show(t('push.switchedOn'));
  };
  const switchOff = async (): Promise<void> => {
    await dispatch(endPushHere());
    toast.show(t('push.switchedOff'));
  };
  const set = useSingleFlight(async (on: boolean) => {
    if (!data) return;
    setWanted(on);
    try {
      await (on ? switchOn(data.public_key) : switchOff());
    } catch {
      toast.show(t('push.failed'));
    }
    await refetch();
    setBrowser(await lookAtBrowser());
    setWanted(null);
  }, 0);

  const found: PushState = browser && browser.support !== 'possible' ? browser.support : isKnown ? 'on' : 'off';
  return {
    state: wanted === null ? found : wanted ? 'on' : 'off',
    /** False until it is known what this browser can do. */
    ready: browser !== null && (!isPossible || data !== undefined),
    failed: isError && !data,
    retry: () => void refetch(),
    set: (on: boolean) => void set(on),
  } as const;
};
