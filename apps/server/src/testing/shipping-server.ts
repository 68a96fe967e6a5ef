import { fakeLandedCosts } from '@caravan/logistics/port/testing';
import { createShipping, type ShippingServer as ShippingFeature, type SplitterOptions } from '@caravan/shipping/server';
import { fail } from '@caravan/warehouse-packages/contract';
import {
  warehouseServer,
  type WarehouseServer,
  type WarehouseServerOptions,
} from '@caravan/warehouse-packages/server/testing';

export interface ShippingServer extends WarehouseServer {
  shipping: ShippingFeature;
  /** The duty-free limits of countries in fen; others are unknown. A test sets them. */
  dutyFree: Map<string, number>;
}

/** Shipping with the warehouse and its packages, and a database of their own. */
export const shippingServer = async ({
  splitter,
  ...options
}: Omit<WarehouseServerOptions, 'alongside'> & { splitter?: SplitterOptions } = {}): Promise<ShippingServer> => {
  const dutyFree = new Map<string, number>();
  let shipping: ShippingFeature | undefined;
  const server = await warehouseServer({
    ...options,
    alongside: (core, ports) => [
      (shipping = createShipping(core, {
        staffChanges: () => ({ changed: async () => fail('changed_meanwhile') }),
        dutyFreeLimits: () => ({ limitFen: async (country) => dutyFree.get(country) ?? null }),
        goodsToSend: () => ports.goodsToSend,
        paidParcels: () => ports.paidParcels,
        weighedGoods: () => ports.weighedGoods,
        landedCosts: () => fakeLandedCosts,
        serviceFees: () => ({ now: async () => undefined }),
        ...(splitter ? { splitterOptions: splitter } : {}),
      })),
    ],
  });
  if (!shipping) throw new Error('the server has no shipping');
  server.tracking.sources = shipping.ports.trackingSources;
  return { ...server, shipping, dutyFree };
};
