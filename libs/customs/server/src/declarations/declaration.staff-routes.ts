import {
  findHsCodesContract,
  getCustomsRuleContract,
  getDeclarationContract,
  updateCustomsRuleContract,
  writeDeclarationContract,
} from '@caravan/customs/contract/staff';
import { expectedVersion, route, staffCallOf, type Route } from '@caravan/server-core';
import type { CustomsContext } from '../customs-context.ts';
import { findHeadings } from '../hs-codes/nomenclature.ts';
import { changeRule, readRule } from './customs-rule.ts';
import { showDeclaration, writeDeclaration } from './write-declaration.ts';

const mostHeadings = 20;

/** Staff routes for declarations, their codes and the shop's rule. */
export const declarationRoutes = (context: CustomsContext): Route[] => [
  route(getDeclarationContract, ({ params }) => showDeclaration(context, params.number)),

  route(writeDeclarationContract, (call) =>
    context.transaction((tx) =>
      writeDeclaration(tx, context, staffCallOf(call), call.params.number, call.body, expectedVersion(call.request)),
    ),
  ),

  route(findHsCodesContract, async ({ query }) => ({ items: await findHeadings(query.q, mostHeadings) })),

  route(getCustomsRuleContract, () => readRule(context.db)),

  route(updateCustomsRuleContract, (call) =>
    context.transaction((tx) => changeRule(tx, context, staffCallOf(call), call.body, expectedVersion(call.request))),
  ),
];
