import { http, type HttpHandler } from 'msw';
import type { HaulImport } from '@caravan/haul/contract';
import {
  getHaulImportContract,
  getImportedOrderContract,
  getImportedPackageContract,
  importArchiveContract,
  listHaulImportsContract,
  listImportedOrdersContract,
  listImportedPackagesContract,
  listImportedPaymentsContract,
  listImportedWalletContract,
  removeHaulImportContract,
} from '@caravan/haul/contract/schema';
import {
  aHaulImport,
  anImportedOrder,
  anImportedOrderSummary,
  anImportedPackage,
  anImportedPackageSummary,
  anImportedPayment,
  anImportedRecord,
} from '@caravan/haul/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

export interface HaulAnswers {
  imports: HaulImport[];
}

const onePage = <Item>(items: Item[]) => ({ items, page: 1, page_size: 20, total: items.length });

export const haulHandlers = ({ imports = [aHaulImport()] }: Partial<HaulAnswers> = {}): HttpHandler[] => [
  mockEndpoint(listHaulImportsContract, () => ({ items: imports })),
  mockEndpoint(getHaulImportContract, ({ params }) => aHaulImport({ ...imports[0], id: params.id })),
  mockEndpoint(importArchiveContract, () => aHaulImport()),
  mockEndpoint(removeHaulImportContract, () => null),
  mockEndpoint(listImportedOrdersContract, () => onePage([anImportedOrderSummary()])),
  mockEndpoint(getImportedOrderContract, ({ params }) => anImportedOrder({ number: params.number })),
  mockEndpoint(listImportedPackagesContract, () => onePage([anImportedPackageSummary()])),
  mockEndpoint(getImportedPackageContract, ({ params }) => anImportedPackage({ number: params.number })),
  mockEndpoint(listImportedPaymentsContract, () => onePage([anImportedPayment()])),
  mockEndpoint(listImportedWalletContract, () => onePage([anImportedRecord()])),
  http.get('*/v1/haul/archive', () => new Response('PK', { headers: { 'content-type': 'application/zip' } })),
];
