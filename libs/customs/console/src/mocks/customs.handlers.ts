import type { HttpHandler } from 'msw';
import type { CustomsRule, Declaration } from '@caravan/customs/contract';
import {
  findHsCodesContract,
  getCustomsRuleContract,
  getDeclarationContract,
  updateCustomsRuleContract,
  writeDeclarationContract,
} from '@caravan/customs/contract/staff';
import { aDeclaration } from '@caravan/customs/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

/** The answers of the calls about declarations. */
export const customsHandlers = (first: Declaration = aDeclaration()): HttpHandler[] => {
  let declaration = first;
  let rule: CustomsRule = { declares: false, ioss: '', eori: '', version: 0 };
  return [
    mockEndpoint(getDeclarationContract, () => declaration),
    mockEndpoint(writeDeclarationContract, ({ body }) => {
      const lines = declaration.lines.map((line, index) => ({ ...line, ...body.lines[index] }));
      declaration = { ...declaration, lines, declared: true, version: declaration.version + 1 };
      return declaration;
    }),
    mockEndpoint(findHsCodesContract, ({ query }) => ({
      items: query.q === 'teapot' ? [{ code: '691110', text: 'Tableware and kitchenware; of porcelain or china' }] : [],
    })),
    mockEndpoint(getCustomsRuleContract, () => rule),
    mockEndpoint(updateCustomsRuleContract, ({ body }) => {
      rule = { ...body, version: rule.version + 1 };
      return rule;
    }),
  ];
};
