import { defineEndpoint } from '@caravan/kernel';
import type { CustomsPaper, NewPaperPrint, PaperPrint, PaperQuery, PaperState } from './papers.schema.ts';
import type { PaperKind } from './papers.ts';

type ByNumber = { number: string };
type ByPaper = ByNumber & { kind: PaperKind };

/** Those who see the recipient of a package: papers have the address and the whole tax number. */
const seers = ['packer', 'service', 'finance', 'auditor'] as const;
const gaps = ['paper_unpaid', 'paper_undeclared', 'paper_tax_number', 'paper_sender'] as const;

export const getPaperState = defineEndpoint<{ params: ByNumber; data: PaperState }>()({
  method: 'GET',
  path: '/staff/packages/:number/customs_papers',
  login: 'staff',
  roles: seers,
  tags: ['declaration', 'tax-number', 'customs-rule'],
  summary: 'Which customs papers a package gets, and what is missing for them',
  quiet: ['not_found'],
});

export const getCustomsPaper = defineEndpoint<{ params: ByPaper; query: PaperQuery; data: CustomsPaper }>()({
  method: 'GET',
  path: '/staff/packages/:number/customs_papers/:kind',
  login: 'staff',
  roles: seers,
  tags: ['declaration', 'tax-number', 'customs-rule'],
  summary: 'What a CN 22, a CN 23 or a commercial invoice of a package says; it is in the audit log',
  reasons: [...gaps, 'tax_numbers_unavailable'],
});

export const printCustomsPaper = defineEndpoint<{ params: ByPaper; body: NewPaperPrint; data: PaperPrint }>()({
  method: 'POST',
  path: '/staff/packages/:number/customs_papers/:kind/print',
  login: 'staff',
  roles: ['packer', 'service', 'finance'],
  tags: [],
  summary: 'A customs paper as PDF, whose link works for five minutes',
  reasons: gaps,
});

/** The signed link is the permission, because a frame sends no token. */
export const showCustomsPaper = defineEndpoint<{ params: { token: string }; data: unknown }>()({
  method: 'GET',
  path: '/customs_papers/:token',
  login: 'none',
  tags: [],
  summary: 'A customs paper, by its signed link',
  raw: true,
  reasons: [...gaps, 'tax_numbers_unavailable'],
});
