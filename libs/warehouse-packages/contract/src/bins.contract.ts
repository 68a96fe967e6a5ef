import { schemaOf } from '@caravan/kernel';
import { createBin, getBinRule, importBins, listBins, updateBin, updateBinRule } from './bins.staff-endpoints.ts';
import {
  bin,
  binChange,
  binRule,
  binRuleChange,
  binsImport,
  binsImported,
  binsPage,
  binsQuery,
  byBin,
  newBin,
} from './bins.schema.ts';
export * from './bins.schema.ts';

export const listBinsContract = schemaOf(listBins, { query: binsQuery, data: binsPage });
export const createBinContract = schemaOf(createBin, { body: newBin, data: bin });
export const updateBinContract = schemaOf(updateBin, { params: byBin, body: binChange, data: bin });
export const importBinsContract = schemaOf(importBins, { body: binsImport, data: binsImported });
export const getBinRuleContract = schemaOf(getBinRule, { data: binRule });
export const updateBinRuleContract = schemaOf(updateBinRule, { body: binRuleChange, data: binRule });
