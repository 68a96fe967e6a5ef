import { fakeLandedCosts } from '@caravan/logistics/port/testing';
import type { LandedCosts } from '@caravan/logistics/port';
import { testServer, type TestServer } from '@caravan/server-core/testing';
import { fail } from '@caravan/shipping/contract';
import type { WeighedPiece } from '@caravan/shipping/port';
import { createShipping } from '../shipping.server.ts';

export interface ShippingServer extends TestServer {
  /** The only staff account. */
  staff: () => ReturnType<TestServer['as']>;
  /** What the warehouse has weighed; a test fills it. */
  weighed: WeighedPiece[];
}

/** Shipping alone, without goods and parcels, on its own database. */
export const shippingServer = async (landedCosts: LandedCosts = fakeLandedCosts): Promise<ShippingServer> => {
  const weighed: WeighedPiece[] = [];
  const server = await testServer({
    compose: (core) => ({
      features: [
        createShipping(core, {
          staffChanges: () => ({ changed: async () => fail('changed_meanwhile') }),
          dutyFreeLimits: () => ({ limitFen: async () => null }),
          goodsToSend: () => ({ find: async () => Promise.reject(fail('not_found')) }),
          paidParcels: () => ({ of: async () => [], accuracy: async () => [] }),
          weighedGoods: () => ({ newest: async () => weighed }),
          landedCosts: () => landedCosts,
        }),
      ],
    }),
  });
  return { ...server, weighed, staff: () => server.as({ userId: 'staff_1', role: 'staff' }) };
};
