import { defineEndpoint } from '@caravan/kernel';
import type {
  FreightBill,
  FreightBillCheck,
  FreightBillImport,
  FreightBillPage,
  FreightBillsQuery,
  FreightCarriers,
} from './freight-bills.schema.ts';
import type {
  FreightLineDetail,
  FreightLinePage,
  FreightLinesQuery,
  FreightRule,
  FreightRuleChange,
  LineDecision,
  LineMatch,
  LineSetAside,
  LineSettlement,
} from './freight-lines.schema.ts';
import type { FreightMarginPage, FreightMarginsQuery } from './freight-margins.schema.ts';

type ById = { id: string };

const importReasons = ['bill_differs', 'sum_differs', 'rate_missing', 'rate_outdated', 'day_in_future'] as const;

export const listFreightCarriers = defineEndpoint<{ data: FreightCarriers }>()({
  method: 'GET',
  path: '/staff/freight_carriers',
  login: 'staff',
  roles: ['finance'],
  tags: ['freight-bill'],
  summary: 'The carriers of the bills so far, and how the last file of each was read',
});

export const checkFreightBill = defineEndpoint<{ body: FreightBillImport; data: FreightBillCheck }>()({
  method: 'POST',
  path: '/staff/freight_bills/check',
  login: 'staff',
  roles: ['finance'],
  tags: [],
  summary: 'What the import of a carrier’s bill would do; changes nothing',
  reasons: importReasons,
  quiet: importReasons,
});

export const importFreightBill = defineEndpoint<{ body: FreightBillImport; data: FreightBill }>()({
  method: 'POST',
  path: '/staff/freight_bills',
  login: 'staff',
  roles: ['finance'],
  tags: ['freight-bill', 'freight-line', 'freight-margin', 'task'],
  summary: 'Import a carrier’s bill or credit note; the same bill again adds nothing',
  idempotency: 'key',
  reasons: importReasons,
  quiet: importReasons,
});

export const listFreightBills = defineEndpoint<{ query: FreightBillsQuery; data: FreightBillPage }>()({
  method: 'GET',
  path: '/staff/freight_bills',
  login: 'staff',
  roles: ['finance'],
  tags: ['freight-bill'],
  summary: 'Carriers’ bills, the latest import first',
});

export const listFreightLines = defineEndpoint<{ query: FreightLinesQuery; data: FreightLinePage }>()({
  method: 'GET',
  path: '/staff/freight_lines',
  login: 'staff',
  roles: ['finance'],
  tags: ['freight-line'],
  summary: 'Lines of carriers’ bills, the latest first; those of one bill in its order',
});

export const getFreightLine = defineEndpoint<{ params: ById; data: FreightLineDetail }>()({
  method: 'GET',
  path: '/staff/freight_lines/:id',
  login: 'staff',
  roles: ['finance'],
  tags: ['freight-line'],
  summary: 'One line of a carrier’s bill beside what is known of its parcel',
  quiet: ['not_found'],
});

const changed = ['freight-bill', 'freight-line', 'freight-margin', 'task'] as const;

export const matchFreightLine = defineEndpoint<{ params: ById; body: LineMatch; data: FreightLineDetail }>()({
  method: 'POST',
  path: '/staff/freight_lines/:id/match',
  login: 'staff',
  roles: ['finance'],
  tags: changed,
  summary: 'Say for which package a line is',
  idempotency: 'key',
  reasons: ['parcel_not_sent', 'line_decided', 'claimed'],
  quiet: ['parcel_not_sent', 'line_decided', 'claimed'],
});

export const setFreightLineAside = defineEndpoint<{ params: ById; body: LineSetAside; data: FreightLineDetail }>()({
  method: 'POST',
  path: '/staff/freight_lines/:id/set_aside',
  login: 'staff',
  roles: ['finance'],
  tags: changed,
  summary: 'Say that a line is for somebody else’s parcel, which disputes it, or a fee for no parcel',
  idempotency: 'key',
  reasons: ['line_decided', 'claimed'],
  quiet: ['line_decided', 'claimed'],
});

export const decideFreightLine = defineEndpoint<{ params: ById; body: LineDecision; data: FreightLineDetail }>()({
  method: 'POST',
  path: '/staff/freight_lines/:id/decide',
  login: 'staff',
  roles: ['finance'],
  tags: changed,
  summary: 'Accept the difference of a line, or dispute it with the carrier',
  idempotency: 'key',
  reasons: ['line_decided', 'wrong_state', 'claimed'],
  quiet: ['line_decided', 'wrong_state', 'claimed'],
});

export const settleFreightLine = defineEndpoint<{ params: ById; body: LineSettlement; data: FreightLineDetail }>()({
  method: 'POST',
  path: '/staff/freight_lines/:id/settle',
  login: 'staff',
  roles: ['finance'],
  tags: changed,
  summary: 'End a dispute with what came back without a credit note',
  idempotency: 'key',
  reasons: ['returned_too_much', 'line_decided', 'wrong_state', 'claimed'],
  quiet: ['returned_too_much', 'line_decided', 'wrong_state', 'claimed'],
});

export const listFreightMargins = defineEndpoint<{ query: FreightMarginsQuery; data: FreightMarginPage }>()({
  method: 'GET',
  path: '/staff/freight_margins',
  login: 'staff',
  roles: ['finance'],
  tags: ['freight-margin'],
  summary: 'What shoppers paid for shipping and what carriers billed, by parcel; with `format=csv` as a file',
});

export const getFreightRule = defineEndpoint<{ data: FreightRule }>()({
  method: 'GET',
  path: '/staff/freight_rule',
  login: 'staff',
  roles: ['finance'],
  tags: ['freight-rule'],
  summary: 'From which difference on a line of a bill becomes work',
});

export const updateFreightRule = defineEndpoint<{ body: FreightRuleChange; data: FreightRule }>()({
  method: 'PUT',
  path: '/staff/freight_rule',
  login: 'staff',
  roles: ['finance'],
  tags: ['freight-rule'],
  summary: 'Change from which difference on a line becomes work; lines that were imported before stay as they are',
  ifMatch: true,
  reasons: ['changed_meanwhile'],
  quiet: ['changed_meanwhile'],
});
