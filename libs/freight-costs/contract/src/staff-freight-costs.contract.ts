import { schemaOf } from '@caravan/kernel';
import {
  freightBill,
  freightBillCheck,
  freightBillImport,
  freightBillPage,
  freightBillsQuery,
  freightCarriers,
} from './freight-bills.schema.ts';
import {
  checkFreightBill,
  decideFreightLine,
  getFreightLine,
  getFreightRule,
  importFreightBill,
  listFreightBills,
  listFreightCarriers,
  listFreightLines,
  listFreightMargins,
  matchFreightLine,
  setFreightLineAside,
  settleFreightLine,
  updateFreightRule,
} from './freight-costs.staff-endpoints.ts';
import {
  byFreightLine,
  freightLineDetail,
  freightLinePage,
  freightLinesQuery,
  freightRule,
  freightRuleChange,
  lineDecision,
  lineMatch,
  lineSetAside,
  lineSettlement,
} from './freight-lines.schema.ts';
import { freightMarginPage, freightMarginsQuery } from './freight-margins.schema.ts';

export { freightRuleChange, lineMatch, lineSettlement };

export const listFreightCarriersContract = schemaOf(listFreightCarriers, { data: freightCarriers });
export const checkFreightBillContract = schemaOf(checkFreightBill, { body: freightBillImport, data: freightBillCheck });
export const importFreightBillContract = schemaOf(importFreightBill, { body: freightBillImport, data: freightBill });
export const listFreightBillsContract = schemaOf(listFreightBills, { query: freightBillsQuery, data: freightBillPage });
export const listFreightLinesContract = schemaOf(listFreightLines, { query: freightLinesQuery, data: freightLinePage });
export const getFreightLineContract = schemaOf(getFreightLine, { params: byFreightLine, data: freightLineDetail });
export const matchFreightLineContract = schemaOf(matchFreightLine, {
  params: byFreightLine,
  body: lineMatch,
  data: freightLineDetail,
});
export const setFreightLineAsideContract = schemaOf(setFreightLineAside, {
  params: byFreightLine,
  body: lineSetAside,
  data: freightLineDetail,
});
export const decideFreightLineContract = schemaOf(decideFreightLine, {
  params: byFreightLine,
  body: lineDecision,
  data: freightLineDetail,
});
export const settleFreightLineContract = schemaOf(settleFreightLine, {
  params: byFreightLine,
  body: lineSettlement,
  data: freightLineDetail,
});
export const listFreightMarginsContract = schemaOf(listFreightMargins, {
  query: freightMarginsQuery,
  data: freightMarginPage,
});
export const getFreightRuleContract = schemaOf(getFreightRule, { data: freightRule });
export const updateFreightRuleContract = schemaOf(updateFreightRule, { body: freightRuleChange, data: freightRule });
