import type { HttpHandler } from 'msw';
import { fail, type Lead } from '@caravan/logistics/contract';
import { closeLeadContract, getLeadContract, listLeadsContract } from '@caravan/logistics/contract/schema';
import { mockEndpoint } from '@caravan/web-core/mocks';

const leadOf = (leads: readonly Lead[], id: string): Lead => {
  const lead = leads.find((one) => one.id === id);
  if (!lead) throw fail('not_found');
  return lead;
};

export const leadHandlers = (leads: Lead[]): HttpHandler[] => [
  mockEndpoint(listLeadsContract, ({ query }) => {
    const items = leads.filter(({ note }) => (query.state === 'closed') === (note !== null));
    return { items, page: query.page, page_size: query.page_size, total: items.length };
  }),
  mockEndpoint(getLeadContract, ({ params }) => leadOf(leads, params.id)),
  mockEndpoint(closeLeadContract, ({ params, body }) => ({
    ...leadOf(leads, params.id),
    note: body.note,
    closed_at: '2026-11-20T08:00:00.000Z',
  })),
];
