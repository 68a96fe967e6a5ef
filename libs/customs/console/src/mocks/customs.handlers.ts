import type { HttpHandler } from 'msw';
import { listCountriesContract } from '@caravan/account/contract/schema';
import { aCountry } from '@caravan/account/contract/testing';
import type { CustomsRule, Declaration, PaperState } from '@caravan/customs/contract';
import {
  findHsCodesContract,
  getCustomsRuleContract,
  getDeclarationContract,
  getPaperStateContract,
  printCustomsPaperContract,
  updateCustomsRuleContract,
  writeDeclarationContract,
} from '@caravan/customs/contract/staff';
import { aDeclaration } from '@caravan/customs/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

const firstRule: Omit<CustomsRule, 'version'> = {
  declares: false,
  ioss: '',
  eori: '',
  countries: [{ country: 'BR', need: 'required', kinds: ['br_cpf', 'br_cnpj'] }],
};

/** The answers of the calls about declarations. */
export const customsHandlers = (
  first: Declaration = aDeclaration(),
  papers: PaperState = { suggested: 'cn22', gaps: [] },
): HttpHandler[] => {
  let declaration = first;
  let rule: CustomsRule = { ...firstRule, version: 0 };
  return [
    mockEndpoint(getDeclarationContract, () => declaration),
    mockEndpoint(writeDeclarationContract, ({ body }) => {
      const lines = declaration.lines.map((line, index) => ({ ...line, ...body.lines[index] }));
      declaration = { ...declaration, lines, declared: true, version: declaration.version + 1 };
      return declaration;
    }),
    mockEndpoint(getPaperStateContract, () => papers),
    mockEndpoint(printCustomsPaperContract, ({ params }) => ({
      url: `/v1/customs_papers/${params.number}.${params.kind}`,
      expires_at: '2026-11-20T09:05:00.000Z',
    })),
    mockEndpoint(findHsCodesContract, ({ query }) => ({
      items: query.q === 'teapot' ? [{ code: '691110', text: 'Tableware and kitchenware; of porcelain or china' }] : [],
    })),
    mockEndpoint(getCustomsRuleContract, () => rule),
    mockEndpoint(updateCustomsRuleContract, ({ body }) => {
      rule = { ...body, countries: body.countries ?? rule.countries, version: rule.version + 1 };
      return rule;
    }),
    mockEndpoint(listCountriesContract, () => ['BR', 'ID'].map((code) => aCountry({ code }))),
  ];
};
