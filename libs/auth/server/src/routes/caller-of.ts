import { subscriberOf, type Call } from '@caravan/server-core';
import type { Caller } from '../use-cases/auth-context.ts';

const agentLength = 300;

export const callerOf = ({ request }: Pick<Call, 'request'>): Caller => ({
  address: subscriberOf(request.ip),
  agent: (request.headers['user-agent'] ?? '').slice(0, agentLength),
});
