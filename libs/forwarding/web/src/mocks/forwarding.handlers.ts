import type { HttpHandler } from 'msw';
import type { ForwardingAddress, OwnParcelPage, ParcelClaimPage } from '@caravan/forwarding/contract';
import {
  announceParcelContract,
  claimParcelContract,
  declareOwnParcelContract,
  getForwardingAddressContract,
  listOwnParcelsContract,
  listParcelClaimsContract,
  updateOwnParcelContract,
  withdrawOwnParcelContract,
} from '@caravan/forwarding/contract/schema';
import {
  aForwardingAddress,
  aParcelClaim,
  aParcelClaimPage,
  anAskedParcel,
  anOwnParcel,
  anOwnParcelPage,
} from '@caravan/forwarding/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

/** The answers of the mock API. */
export interface ForwardingAnswers {
  address?: ForwardingAddress;
  parcels?: OwnParcelPage;
  claims?: ParcelClaimPage;
}

export const forwardingHandlers = ({
  address = aForwardingAddress(),
  parcels = anOwnParcelPage(),
  claims = aParcelClaimPage(),
}: ForwardingAnswers = {}): HttpHandler[] => [
  mockEndpoint(getForwardingAddressContract, () => address),
  mockEndpoint(listOwnParcelsContract, () => parcels),
  mockEndpoint(listParcelClaimsContract, () => claims),
  mockEndpoint(claimParcelContract, () => aParcelClaim({ pictures: [] })),
  mockEndpoint(announceParcelContract, ({ body }) => anOwnParcel(body)),
  mockEndpoint(updateOwnParcelContract, ({ body }) => anOwnParcel(body)),
  mockEndpoint(withdrawOwnParcelContract, () => anOwnParcel({ state: 'withdrawn' })),
  mockEndpoint(declareOwnParcelContract, ({ body }) => anAskedParcel({ ...body, question: null })),
];
