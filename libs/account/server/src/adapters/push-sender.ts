import { asFetchRefused, FetchRefused, guardedConnector, systemResolve, type Resolve } from '@caravan/server-core';
import { Agent, request, type buildConnector } from 'undici';
import { isPushEndpoint, pushServiceRules } from '../domain/push-endpoint.ts';
import type { PushSender } from '../ports/push-sender.ts';

export interface PushSenderOptions {
  rules?: typeof pushServiceRules;
  resolve?: Resolve;
  /** Opens connections behind the guard. Tests replace it. */
  build?: typeof buildConnector;
  /** Milliseconds for one request. */
  time?: number;
}

/** The text of an answer is not read. */
const mostBytesOfAnswer = 16 * 1024;

/** Sends to push services under the guard of outbound connections. It follows no redirect. */
export const makePushSender = ({
  rules = pushServiceRules,
  resolve = systemResolve,
  build,
  time = 10_000,
}: PushSenderOptions = {}): PushSender & { close: () => Promise<void> } => {
  const agent = new Agent({
    connect: guardedConnector(resolve, (target) => rules.allowHosts.has(target), build),
    connections: 8,
    pipelining: 1,
    maxHeaderSize: 16 * 1024,
    keepAliveTimeout: 4_000,
  });
  const send: PushSender = async ({ endpoint, headers, body }) => {
    const url = new URL(endpoint);
    if (!isPushEndpoint(url, rules)) throw new FetchRefused('address');
    const signal = AbortSignal.timeout(time);
    try {
      const answer = await request(url, { dispatcher: agent, method: 'POST', headers, body, signal });
      await answer.body.dump({ limit: mostBytesOfAnswer, signal });
      return answer.statusCode;
    } catch (error) {
      throw asFetchRefused(error, signal);
    }
  };
  return Object.assign(send, { close: () => agent.destroy() });
};
