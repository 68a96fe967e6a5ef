import type { Findable } from '@caravan/tasks/port';
import { searchLeads } from '../db/lead.repo.ts';

/** Finds enquiries by a part of the company, the name or the e-mail. */
export const findableLeads: Findable = {
  kind: 'lead',
  roles: ['service'],
  async find(db, words, limit) {
    const found = await searchLeads(db, words, limit);
    return found.map(({ id, company, name, closedAt }) => ({
      ref: id,
      title: `${company} · ${name}`,
      state: closedAt ? 'closed' : 'open',
    }));
  },
};
