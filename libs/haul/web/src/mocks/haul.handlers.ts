import type { HttpHandler } from 'msw';
import { addHaulEntryContract, listHaulEntriesContract } from '@caravan/haul/contract/schema';
import { aHaulEntry } from '@caravan/haul/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

export const haulHandlers = (): HttpHandler[] => [
  mockEndpoint(listHaulEntriesContract, () => ({ items: [aHaulEntry()] })),
  mockEndpoint(addHaulEntryContract, ({ body }) => aHaulEntry(body)),
];
