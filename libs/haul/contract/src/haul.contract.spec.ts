import { contractFaults } from '@caravan/kernel/testing';
import { expect, test } from 'vitest';
import * as endpoints from './haul.endpoints.ts';
import { haulReasons } from './haul.errors.ts';
import {
  haulImport,
  importedOrder,
  importedOrderSummary,
  importedPackage,
  importedPackageSummary,
  importedPayment,
  importedQuery,
  importedRecord,
  rowSchemas,
} from './haul.schema.ts';
import { haulParts } from './haul-limits.ts';
import {
  aHaulImport,
  anImportedOrder,
  anImportedOrderSummary,
  anImportedPackage,
  anImportedPackageSummary,
  anImportedPayment,
  anImportedRecord,
  haulRows,
} from './testing/haul.factory.ts';

test('every reason of a call has a text in both languages', () => {
  expect(contractFaults(Object.values(endpoints), haulReasons)).toEqual([]);
});

test('the factories make valid objects', () => {
  expect(haulImport.parse(aHaulImport())).toEqual(aHaulImport());
  expect(importedOrder.parse(anImportedOrder())).toEqual(anImportedOrder());
  expect(importedOrderSummary.parse(anImportedOrderSummary())).toEqual(anImportedOrderSummary());
  expect(importedPackage.parse(anImportedPackage())).toEqual(anImportedPackage());
  expect(importedPackageSummary.parse(anImportedPackageSummary())).toEqual(anImportedPackageSummary());
  expect(importedPayment.parse(anImportedPayment())).toEqual(anImportedPayment());
  expect(importedRecord.parse(anImportedRecord())).toEqual(anImportedRecord());
});

test.each(haulParts)('a row of %s has neither more nor other fields than the format', (part) => {
  const [row] = haulRows()[part];
  expect(rowSchemas[part].parse(row)).toEqual(row);
  expect(rowSchemas[part].safeParse({ ...row, more: 1 }).success).toBe(false);
});

test.each([
  ['half of a surrogate pair', '\ud800'],
  ['a NUL', 'a\u0000'],
])('%s in a text is refused, because no database can keep it', (_name, note) => {
  expect(rowSchemas.orders.safeParse({ ...haulRows().orders[0], note }).success).toBe(false);
});

test('a time with very many digits is refused', () => {
  const created_at = `2026-01-02T03:04:05.${'0'.repeat(60_000)}Z`;
  expect(rowSchemas.orders.safeParse({ ...haulRows().orders[0], created_at }).success).toBe(false);
});

test('a page of an import has at most 20 items', () => {
  expect(importedQuery.parse({})).toEqual({ page: 1, page_size: 20 });
  expect(importedQuery.safeParse({ page_size: '21' }).success).toBe(false);
});
