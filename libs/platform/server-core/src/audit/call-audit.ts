import type { Endpoint } from '@caravan/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../feature.ts';
import { insertStaffAction, type Audit } from './staff-action.ts';

export interface CallAudit {
  audit: Audit;
  unchanged: () => void;
  /** Call it after the handler. A successful staff change without a record is a defect of its route. */
  settle: () => void;
}

interface CallAuditOptions {
  core: Pick<Core, 'clock' | 'config'>;
  endpoint: Endpoint;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Writes the staff actions of one call to the log, and checks that the call wrote them. */
export const auditOf = ({ core, endpoint, request, reply }: CallAuditOptions): CallAudit => {
  const name = `${endpoint.method} ${endpoint.path}`;
  const mustRecord = endpoint.login === 'staff' && endpoint.method !== 'GET';
  let accountedFor = false;

  return {
    async audit(tx, action) {
      if (endpoint.login !== 'staff' || !request.session) throw new Error(`${name} is not a staff call`);
      await insertStaffAction(tx, core.clock, { staffId: request.session.userId, roles: endpoint.roles }, action);
      accountedFor = true;
    },
    unchanged() {
      accountedFor = true;
    },
    settle() {
      // The first run of a replayed call recorded the action.
      if (!mustRecord || accountedFor || reply.statusCode >= 300 || reply.hasHeader('idempotent-replayed')) return;
      const mistake = new Error(
        `${name} must record the staff action by call.audit(tx, …), or call call.unchanged() if nothing changed`,
      );
      if (!core.config.production) throw mistake;
      request.log.error({ err: mistake, user: request.session?.userId }, 'a staff action was not recorded');
    },
  };
};
