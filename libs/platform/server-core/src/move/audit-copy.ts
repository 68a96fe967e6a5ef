import { type Connection, connectionUrl } from '../database/connections/pool.ts';
import { reconcile, type ReconcileOptions } from '../reconciliation/reconcile.ts';

export interface CopyAudit {
  /** For the operator. */
  lines: string[];
  /** Faults of the copy that the source does not have. */
  fresh: string[];
}

export interface AuditCopyOptions extends ReconcileOptions {
  source: Connection;
  target: Connection;
}

/** Audits the books of a copy. If it has faults, the source is audited too: a true copy has the same. */
export const auditCopy = async ({ source, target, ...options }: AuditCopyOptions): Promise<CopyAudit> => {
  const audit = async (connection: Connection): Promise<Awaited<ReturnType<typeof reconcile>>> =>
    reconcile({ ...options, config: { ...options.config, databaseUrl: connectionUrl(connection) } });
  const { audited, faults } = await audit(target);
  if (!faults.length) return { lines: [`The audit finds no faults in: ${audited.join(', ')}.`], fresh: [] };
  const before = new Set((await audit(source)).faults);
  const fresh = faults.filter((fault) => !before.has(fault));
  const known = faults.length - fresh.length;
  return {
    lines: known ? [`The audit finds ${known} faults that the source has too: npm run audit:books`] : [],
    fresh,
  };
};
