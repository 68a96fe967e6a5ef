import type { HttpHandler } from 'msw';
import type { Announcement, ForwardingAddress, OwnParcelPage, ParcelClaimPage } from '@caravan/forwarding/contract';
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

/** Names the warehouse if there are several. */
const announced = ({ warehouses }: ForwardingAddress, { warehouse: id, ...body }: Announcement) => {
  const chosen = warehouses.length > 1 ? warehouses.find((one) => one.id === id) : undefined;
  return anOwnParcel({ ...body, ...(chosen && { warehouse: { id: chosen.id, name: chosen.name } }) });
};

export const forwardingHandlers = ({
  address = aForwardingAddress(),
  parcels = anOwnParcelPage(),
  claims = aParcelClaimPage(),
}: ForwardingAnswers = {}): HttpHandler[] => [
  mockEndpoint(getForwardingAddressContract, () => address),
  mockEndpoint(listOwnParcelsContract, () => parcels),
  mockEndpoint(listParcelClaimsContract, () => claims),
  mockEndpoint(claimParcelContract, () => aParcelClaim({ pictures: [] })),
  mockEndpoint(announceParcelContract, ({ body }) => announced(address, body)),
  mockEndpoint(updateOwnParcelContract, ({ body }) => announced(address, body)),
  mockEndpoint(withdrawOwnParcelContract, () => anOwnParcel({ state: 'withdrawn' })),
  mockEndpoint(declareOwnParcelContract, ({ body }) => anAskedParcel({ ...body, question: null })),
];
