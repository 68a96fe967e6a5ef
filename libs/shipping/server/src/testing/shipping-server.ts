import type { ServiceFeeRule } from '@caravan/content/contract';
import { fakeLandedCosts } from '@caravan/logistics/port/testing';
import type { LandedCosts } from '@caravan/logistics/port';
import { testServer, type TestServer } from '@caravan/server-core/testing';
import { fail } from '@caravan/shipping/contract';
import type { WeighedPiece } from '@caravan/shipping/port';
import { createShipping } from '../shipping.server.ts';

export interface ShippingServer extends TestServer {
  /** The only staff account. */
  staff: () => ReturnType<TestServer['as']>;
  /** Weighed by the warehouse; a test fills it. */
  weighed: WeighedPiece[];
  /** The last one is the service fee of now; there is none at first. */
  fees: ServiceFeeRule[];
}

/** Shipping alone, without goods and parcels, on its own database. */
export const shippingServer = async (landedCosts: LandedCosts = fakeLandedCosts): Promise<ShippingServer> => {
  const weighed: WeighedPiece[] = [];
  const fees: ServiceFeeRule[] = [];
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
          serviceFees: () => ({ now: async () => fees.at(-1) }),
        }),
      ],
    }),
  });
  return { ...server, weighed, fees, staff: () => server.as({ userId: 'staff_1', role: 'staff' }) };
};
