import type { WebhookPayload } from '@caravan/account/contract';
import { FetchRefused } from '@caravan/server-core';
import { Webhook } from 'standardwebhooks';
import type { GuardedSender, OutboundPost } from '../ports/guarded-sender.ts';

export interface Received {
  payload: WebhookPayload;
  post: OutboundPost;
}

type Reply = number | FetchRefused['reason'] | Promise<number>;

/** Programs of shoppers by the host of their address. They answer 200 unless a test says otherwise. */
export const fakePrograms = () => {
  const received = new Map<string, Received[]>();
  const answers = new Map<string, (payload: WebhookPayload) => Reply>();
  const send: GuardedSender = async (post) => {
    const { host } = new URL(post.endpoint);
    const payload = JSON.parse(post.body.toString()) as WebhookPayload;
    received.set(host, [...(received.get(host) ?? []), { payload, post }]);
    const answer = await (answers.get(host)?.(payload) ?? 200);
    if (typeof answer === 'number') return answer;
    throw new FetchRefused(answer);
  };
  return {
    send,
    /** In the order of their arrival. */
    at: (host: string): readonly Received[] => received.get(host) ?? [],
    answer: (host: string, reply: (payload: WebhookPayload) => Reply) => void answers.set(host, reply),
    /** Checks a signature as a receiver does, with the reference library. */
    verify: (secret: string, { post }: Received): unknown => new Webhook(secret).verify(post.body, { ...post.headers }),
  };
};
