import { defineEndpoint } from '@caravan/kernel';
import type {
  CustomsRule,
  CustomsRuleChange,
  Declaration,
  HsHeadings,
  HsQuery,
  NewDeclaration,
} from './declaration.schema.ts';

type ByNumber = { number: string };

const readers = ['packer', 'receiver', 'service', 'finance', 'auditor'] as const;

export const getDeclaration = defineEndpoint<{ params: ByNumber; data: Declaration }>()({
  method: 'GET',
  path: '/staff/packages/:number/declaration',
  login: 'staff',
  roles: readers,
  tags: ['declaration'],
  summary: 'What a package is declared to contain, or what is known of its goods for it',
  quiet: ['not_found'],
});

export const writeDeclaration = defineEndpoint<{ params: ByNumber; body: NewDeclaration; data: Declaration }>()({
  method: 'PUT',
  path: '/staff/packages/:number/declaration',
  login: 'staff',
  roles: ['packer', 'service'],
  tags: ['declaration', 'staff-package'],
  summary: 'Declare the contents of a package, all lines at once, until it is sent',
  ifMatch: true,
  reasons: ['changed_meanwhile', 'declaration_too_late', 'hs_code_unknown', 'values_differ', 'other_goods'],
  quiet: ['changed_meanwhile'],
});

export const findHsCodes = defineEndpoint<{ query: HsQuery; data: HsHeadings }>()({
  method: 'GET',
  path: '/staff/hs_codes',
  login: 'staff',
  roles: readers,
  tags: [],
  summary: 'Subheadings of the Harmonized System by words or by the beginning of a code, 20 at most',
});

export const getCustomsRule = defineEndpoint<{ data: CustomsRule }>()({
  method: 'GET',
  path: '/staff/customs_rule',
  login: 'staff',
  roles: ['owner'],
  tags: ['customs-rule'],
  summary: 'What the shop declares, and its numbers',
});

export const updateCustomsRule = defineEndpoint<{ body: CustomsRuleChange; data: CustomsRule }>()({
  method: 'PUT',
  path: '/staff/customs_rule',
  login: 'staff',
  roles: ['owner'],
  tags: ['customs-rule'],
  summary: 'Change whether contents are declared before packing, and the numbers of the shop',
  ifMatch: true,
  reasons: ['changed_meanwhile'],
  quiet: ['changed_meanwhile'],
});
