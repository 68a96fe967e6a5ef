import { day, hour, minute } from '@caravan/kernel';
import { checkTarget, type TargetRules } from '@caravan/server-core';

/** Programs of shoppers answer by https on its usual ports. */
export const webhookRules: TargetRules = { allowHosts: new Set(), own: undefined, ports: new Set(['443', '8443']) };

/** Whether the server may send to an address. It is checked again when its name is resolved. */
export const isWebhookTarget = (url: URL, rules = webhookRules): boolean => {
  const target = checkTarget(url, rules);
  return target === 'allowed' || (target === 'public' && url.protocol === 'https:');
};

const waits = [minute, 5 * minute, 20 * minute, hour, 3 * hour];
const longestWait = 6 * hour;

/** Milliseconds until the next attempt after this many failures in a row. */
export const waitAfter = (failures: number): number => waits[failures - 1] ?? longestWait;

/** A delivery that was not taken so long after its event is given up. */
export const givenUpAfter = 2 * day;
/** An address that took nothing for so long is switched off. */
export const offAfter = 5 * day;
/** How long the secret before signs, too. */
export const oldSecretFor = day;
/** How long deliveries are kept. */
export const deliveriesKeptFor = 30 * day;

export type Answer = { status: number } | { failure: 'address' | 'time' | 'network' };

/** Every answer but 2xx is a failure; a redirect, too, because it would leave the guard. */
export const isTaken = (answer: Answer): boolean => 'status' in answer && answer.status >= 200 && answer.status < 300;

/** The address asks for no more deliveries (Standard Webhooks). */
export const isGone = (answer: Answer): boolean => 'status' in answer && answer.status === 410;
