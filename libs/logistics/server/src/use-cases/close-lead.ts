import { fail, type Lead, type LeadClosing } from '@caravan/logistics/contract';
import type { Audit, Tx } from '@caravan/server-core';
import { lockLead, markClosed } from '../db/lead.repo.ts';
import { presentLead } from './list-leads.ts';
import type { LogisticsContext } from './logistics-context.ts';

export interface LeadClose extends LeadClosing {
  id: string;
  audit: Audit;
  unchanged: () => void;
}

/** Ends the work on an enquiry. A closed one stays as it is. */
export const closeLead = async (
  { clock, tasks }: Pick<LogisticsContext, 'clock' | 'tasks'>,
  tx: Tx,
  { id, note, audit, unchanged }: LeadClose,
): Promise<Lead> => {
  const lead = await lockLead(tx, id);
  if (!lead) throw fail('not_found');
  if (lead.closedAt) {
    unchanged();
    return presentLead(lead);
  }
  const closed = { closedAt: clock(), note };
  await markClosed(tx, id, closed);
  await tasks().close(tx, { queue: 'lead', ref: id });
  await audit(tx, { action: 'lead.close', subject: { kind: 'lead', ref: id }, note });
  return presentLead({ ...lead, ...closed });
};
