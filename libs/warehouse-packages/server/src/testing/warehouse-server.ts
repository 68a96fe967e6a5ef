import { anAddress } from '@caravan/account/contract/testing';
import { fakeLetters, type FakeLetters } from '@caravan/account/port/testing';
import { fakeMoney, type FakeMoney } from '@caravan/fund-payment/port/testing';
import { testServer, type Caller, type TestServer } from '@caravan/server-core/testing';
import type { Arrival } from '@caravan/warehouse-packages/port';
import { warehousePackagesServer, type WarehousePackagesServer } from '../warehouse-packages.server.ts';
import type { TrackingSource } from '../ports/tracking-source.ts';

export type Person = Caller & { userId: string };

export interface WarehouseServer extends TestServer {
  feature: WarehousePackagesServer;
  money: FakeMoney;
  letters: FakeLetters;
  /** A shopper nobody has seen before, who has the address that `addressOf` names. */
  shopper: () => Person;
  /** The one member of staff. */
  staff: () => Person;
  /** Puts goods on a shopper's shelf as orders do, released unless told otherwise; answers their ids in the order of the arrivals. */
  stock: (userId: string, arrivals: readonly Partial<Arrival>[], more?: { orderNumber?: string; released?: boolean }) => Promise<string[]>;
  release: (orderNumber: string) => Promise<void>;
  /** Services that know where packages are; a test may add one. */
  trackingSources: TrackingSource[];
}

let made = 0;
const next = (): number => (made += 1);

/** The shipping address of a shopper; any other id is unknown or somebody else's. */
export const addressOf = (userId: string): string => `address_${userId}`;

/** 1.24 kg, 32 × 28 × 9 cm. */
export const anArrival = (over: Partial<Arrival> = {}): Arrival => ({
  lineId: `line_${next()}`,
  name: 'Canvas tote',
  spec: 'navy / large',
  image: null,
  quantity: 2,
  weightG: 1_240,
  lengthMm: 320,
  widthMm: 280,
  heightMm: 90,
  restrictions: [],
  photo: { count: 0, note: '' },
  ...over,
});

/** The server of warehouse and packages alone, on a database of its own. */
export const warehouseServer = async (): Promise<WarehouseServer> => {
  const money = fakeMoney('package', () => feature.ports.payable);
  const letters = fakeLetters();
  const trackingSources: TrackingSource[] = [];
  const feature: WarehousePackagesServer = warehousePackagesServer({
    addresses: () => ({
      find: async (userId, addressId, kind) => (addressId === addressOf(userId) && kind === 'shipping' ? anAddress({ id: addressId }) : null),
    }),
    refunds: () => money.refunds,
    notifier: () => letters.port,
    profiles: () => ({ find: async () => ({ nickname: 'Annemarie', avatar: null }) }),
    trackingSources: () => trackingSources,
  });
  const server = await testServer({ features: [feature], config: { databasePool: 32 } });
  await money.start(server.core);
  await letters.start(server.core);

  const person = (userId: string, role: 'shopper' | 'staff'): Person => ({ ...server.as({ userId, role }), userId });
  const release: WarehouseServer['release'] = (orderNumber) => server.core.transaction((tx) => feature.ports.intake.release(tx, orderNumber));
  return {
    ...server,
    feature,
    money,
    letters,
    trackingSources,
    shopper: () => person(`shopper_${next()}`, 'shopper'),
    staff: () => person('staff_1', 'staff'),
    release,
    async stock(userId, wanted, { orderNumber = `CV2611T${String(next()).padStart(6, '0')}`, released = true } = {}) {
      const arrivals = wanted.map(anArrival);
      const receivedAt = server.clock.now();
      const items = await server.core.transaction((tx) => feature.ports.intake.receive(tx, { userId, orderNumber, receivedAt, arrivals }));
      if (released) await release(orderNumber);
      return arrivals.map(({ lineId }) => items.find((item) => item.lineId === lineId)?.itemId ?? '');
    },
  };
};
