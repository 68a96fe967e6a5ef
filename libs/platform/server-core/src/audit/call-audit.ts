import type { Endpoint } from '@caravan/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../feature.ts';
import { insertStaffAction, type Audit } from './staff-action.ts';

export interface CallAudit {
  audit: Audit;
  unchanged: () => void;
  /** To be called when the handler is done: a change by staff that nobody wrote down is a mistake of its route. */
  settle: () => void;
}

interface CallAuditOptions {
  core: Pick<Core, 'clock' | 'config'>;
  endpoint: Endpoint;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What one call writes to the log of staff actions, and the watch over it. */
export const auditOf = ({ core, endpoint, request, reply }: CallAuditOptions): CallAudit => {
  const name = `${endpoint.method} ${endpoint.path}`;
  const mustRecord = endpoint.login === 'staff' && endpoint.method !== 'GET';
  let accountedFor = false;

  return {
    async audit(tx, action) {
      if (endpoint.login !== 'staff' || !request.session) throw new Error(`${name} is no call of staff`);
      await insertStaffAction(tx, core.clock, request.session.userId, action);
      accountedFor = true;
    },
    unchanged() {
      accountedFor = true;
    },
    settle() {
      // What a replay answers was written down the first time.
      if (!mustRecord || accountedFor || reply.statusCode >= 300 || reply.hasHeader('idempotent-replayed')) return;
      const mistake = new Error(`${name} must record what staff did: call.audit(tx, …), or call.unchanged() where nothing was to be done`);
      if (!core.config.production) throw mistake;
      request.log.error({ id: request.id, err: mistake, user: request.session?.userId }, 'a staff action was not recorded');
    },
  };
};
