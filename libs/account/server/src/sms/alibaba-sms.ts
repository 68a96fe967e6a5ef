import { randomUUID } from 'node:crypto';
import type { Clock } from '@caravan/kernel';
import { bodyWithin, unsentCode } from '@caravan/server-core';
import { TextsUnavailable, type TextMessage, type TextOutcome, type TextSender } from '../ports/text-sender.ts';
import { signAcs3, type Acs3Key } from './acs3-signature.ts';
import { readAnswer } from './alibaba-answers.ts';
import { textParts } from './text-parts.ts';

export interface AlibabaSmsOptions extends Acs3Key {
  /** The approved sender; undefined for the one that the gateway chooses. */
  sender: string | undefined;
  /** A double of the API, for tests. */
  apiBase?: string | undefined;
  clock: Clock;
  nonce?: () => string;
  /** Milliseconds for one request. */
  timeout?: number;
}

const api = 'https://dysmsapi.ap-southeast-1.aliyuncs.com';
const mostBytes = 64 * 1024;

/** The call of the API; the test compares it with that of the vendor's SDK. */
export const globeRequest = (
  { to, text, key }: TextMessage,
  { id, secret, sender }: Pick<AlibabaSmsOptions, 'id' | 'secret' | 'sender'>,
  at: { host: string; now: Date; nonce: string },
) =>
  signAcs3(
    {
      ...at,
      action: 'SendMessageToGlobe',
      version: '2018-05-01',
      query: { ...(sender ? { From: sender } : {}), Message: text, TaskId: key, To: to.replace(/^\+/, '') },
    },
    { id, secret },
  );

/**
 * International text messages by Alibaba Cloud (`SendMessageToGlobe` of Dysmsapi 2018-05-01). The API has no key that would
 * make a second call harmless, so a call without an answer is `unknown` and must not be repeated.
 */
export const alibabaSms = (options: AlibabaSmsOptions): TextSender => {
  const { apiBase = api, clock, nonce = randomUUID, timeout = 15_000 } = options;
  const { host } = new URL(apiBase);

  const post = async (message: TextMessage, signal: AbortSignal | undefined): Promise<Response | 'lost'> => {
    const { path, headers } = globeRequest(message, options, { host, now: clock(), nonce: nonce() });
    const ends = [AbortSignal.timeout(timeout), ...(signal ? [signal] : [])];
    try {
      return await fetch(apiBase + path, { method: 'POST', headers, redirect: 'error', signal: AbortSignal.any(ends) });
    } catch (error) {
      const code = unsentCode(error);
      // Without the request, which names the number.
      if (code !== undefined) throw new TextsUnavailable('unreachable', code);
      return 'lost';
    }
  };

  const send = async (message: TextMessage, signal?: AbortSignal): Promise<TextOutcome> => {
    if (signal?.aborted) throw new TextsUnavailable('unreachable', 'the run was stopped before it began');
    const response = await post(message, signal);
    if (response === 'lost') return { result: 'unknown' };
    const body = await bodyWithin(response, mostBytes).catch(() => undefined);
    return readAnswer(response.status, body?.toString('utf8') ?? '', textParts(message.text).parts);
  };

  // Mainland China is served by another product of the vendor, with templates that its authorities approve.
  return { name: 'alibaba', excluded: ['86'], send };
};
