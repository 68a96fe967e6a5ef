import { schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { byPackage, newTaxNumber, recipientTaxNumber } from './customs.schema.ts';
import { getStaffTaxNumber, setStaffTaxNumber } from './customs.staff-endpoints.ts';
import {
  customsRule,
  customsRuleChange,
  declaration,
  hsHeadings,
  hsQuery,
  newDeclaration,
} from './declaration.schema.ts';
import {
  findHsCodes,
  getCustomsRule,
  getDeclaration,
  updateCustomsRule,
  writeDeclaration,
} from './declaration.staff-endpoints.ts';
import {
  byPaper,
  byPaperToken,
  customsPaper,
  newPaperPrint,
  paperPrint,
  paperQuery,
  paperState,
} from './papers.schema.ts';
import { getCustomsPaper, getPaperState, printCustomsPaper, showCustomsPaper } from './papers.staff-endpoints.ts';

export { customsRuleChange, newDeclaration };

export const getStaffTaxNumberContract = schemaOf(getStaffTaxNumber, { params: byPackage, data: recipientTaxNumber });
export const setStaffTaxNumberContract = schemaOf(setStaffTaxNumber, {
  params: byPackage,
  body: newTaxNumber,
  data: recipientTaxNumber,
});
export const getDeclarationContract = schemaOf(getDeclaration, { params: byPackage, data: declaration });
export const writeDeclarationContract = schemaOf(writeDeclaration, {
  params: byPackage,
  body: newDeclaration,
  data: declaration,
});
export const findHsCodesContract = schemaOf(findHsCodes, { query: hsQuery, data: hsHeadings });
export const getCustomsRuleContract = schemaOf(getCustomsRule, { data: customsRule });
export const updateCustomsRuleContract = schemaOf(updateCustomsRule, { body: customsRuleChange, data: customsRule });
export const getPaperStateContract = schemaOf(getPaperState, { params: byPackage, data: paperState });
export const getCustomsPaperContract = schemaOf(getCustomsPaper, {
  params: byPaper,
  query: paperQuery,
  data: customsPaper,
});
export const printCustomsPaperContract = schemaOf(printCustomsPaper, {
  params: byPaper,
  body: newPaperPrint,
  data: paperPrint,
});
export const showCustomsPaperContract = schemaOf(showCustomsPaper, { params: byPaperToken, data: z.unknown() });
