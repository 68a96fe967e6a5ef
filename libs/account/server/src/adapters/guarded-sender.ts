import {
  asFetchRefused,
  FetchRefused,
  guardedConnector,
  systemResolve,
  type Resolve,
  type TargetRules,
} from '@caravan/server-core';
import { Agent, request, type buildConnector, type Dispatcher } from 'undici';
import type { GuardedSender } from '../ports/guarded-sender.ts';

export interface GuardedSenderOptions {
  rules?: TargetRules;
  resolve?: Resolve;
  /** Opens connections behind the guard. Tests replace it. */
  build?: typeof buildConnector;
  /** Milliseconds for one request. */
  time?: number;
}

interface SenderRules extends Required<Pick<GuardedSenderOptions, 'rules' | 'time'>> {
  isAllowed: (url: URL, rules: TargetRules) => boolean;
  /** Ends the answer, whose status is known. */
  finish: (answer: Dispatcher.ResponseData, signal: AbortSignal) => Promise<void>;
}

/** Posts to addresses of others under the guard of outbound connections. It follows no redirect. */
export const makeGuardedSender = (
  { isAllowed, finish, rules, time }: SenderRules,
  { resolve = systemResolve, build }: Pick<GuardedSenderOptions, 'resolve' | 'build'>,
): GuardedSender & { close: () => Promise<void> } => {
  const agent = new Agent({
    connect: guardedConnector(resolve, (target) => rules.allowHosts.has(target), build),
    connections: 8,
    pipelining: 1,
    maxHeaderSize: 16 * 1024,
    keepAliveTimeout: 4_000,
  });
  const send: GuardedSender = async ({ endpoint, headers, body }) => {
    const url = new URL(endpoint);
    if (!isAllowed(url, rules)) throw new FetchRefused('address');
    const signal = AbortSignal.timeout(time);
    try {
      const answer = await request(url, { dispatcher: agent, method: 'POST', headers, body, signal });
      await finish(answer, signal);
      return answer.statusCode;
    } catch (error) {
      throw asFetchRefused(error, signal);
    }
  };
  return Object.assign(send, { close: () => agent.destroy() });
};
