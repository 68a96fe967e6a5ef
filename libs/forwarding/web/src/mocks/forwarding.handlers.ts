import type { HttpHandler } from 'msw';
import type { ForwardingAddress, OwnParcelPage } from '@caravan/forwarding/contract';
import {
  announceParcelContract,
  declareOwnParcelContract,
  getForwardingAddressContract,
  listOwnParcelsContract,
  updateOwnParcelContract,
  withdrawOwnParcelContract,
} from '@caravan/forwarding/contract/schema';
import { aForwardingAddress, anAskedParcel, anOwnParcel, anOwnParcelPage } from '@caravan/forwarding/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

/** The answers of the mock API. */
export interface ForwardingAnswers {
  address?: ForwardingAddress;
  parcels?: OwnParcelPage;
}

export const forwardingHandlers = ({
  address = aForwardingAddress(),
  parcels = anOwnParcelPage(),
}: ForwardingAnswers = {}): HttpHandler[] => [
  mockEndpoint(getForwardingAddressContract, () => address),
  mockEndpoint(listOwnParcelsContract, () => parcels),
  mockEndpoint(announceParcelContract, ({ body }) => anOwnParcel(body)),
  mockEndpoint(updateOwnParcelContract, ({ body }) => anOwnParcel(body)),
  mockEndpoint(withdrawOwnParcelContract, () => anOwnParcel({ state: 'withdrawn' })),
  mockEndpoint(declareOwnParcelContract, ({ body }) => anAskedParcel({ ...body, question: null })),
];
