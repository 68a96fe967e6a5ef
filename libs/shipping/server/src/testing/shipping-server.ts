import { testServer, type TestServer } from '@caravan/server-core/testing';
import { fail } from '@caravan/shipping/contract';
import { createShipping } from '../shipping.server.ts';

export interface ShippingServer extends TestServer {
  /** The only staff account. */
  staff: () => ReturnType<TestServer['as']>;
}

/** Shipping alone, without goods and parcels, on its own database. */
export const shippingServer = async (): Promise<ShippingServer> => {
  const server = await testServer({
    compose: (core) => ({
      features: [
        createShipping(core, {
          staffChanges: () => ({ changed: async () => fail('changed_meanwhile') }),
          dutyFreeLimits: () => ({ limitFen: async () => null }),
          goodsToSend: () => ({ find: async () => Promise.reject(fail('not_found')) }),
          paidParcels: () => ({ of: async () => [], accuracy: async () => [] }),
        }),
      ],
    }),
  });
  return { ...server, staff: () => server.as({ userId: 'staff_1', role: 'staff' }) };
};
