import { createGoodsServices } from '@caravan/goods-services/server';
import {
  warehouseServer,
  type WarehouseServer,
  type WarehouseServerOptions,
} from '@caravan/warehouse-packages/server/testing';

export interface ServicesServer extends WarehouseServer {
  /** The faults that the audits of all its features find. */
  audit: () => Promise<string[]>;
}

/** The warehouse with the services for its goods, and with what else a test names. */
export const servicesServer = async ({
  alongside,
  ...options
}: Omit<WarehouseServerOptions, 'services'> = {}): Promise<ServicesServer> => {
  let services: ReturnType<typeof createGoodsServices>;
  const server = await warehouseServer({
    ...options,
    services: () => services.ports,
    async alongside(core, ports, own) {
      services = createGoodsServices(core, { ...own, goods: () => ports.servicedGoods });
      return [services, ...((await alongside?.(core, ports, own)) ?? [])];
    },
  });
  return {
    ...server,
    async audit() {
      const found = [];
      for (const feature of server.composed.features) found.push(...((await feature.audit?.()) ?? []));
      return found;
    },
  };
};
