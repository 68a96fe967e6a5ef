import { anAddress } from '@caravan/account/contract/testing';
import { fakeMessages, type FakeMessages } from '@caravan/account/port/testing';
import type { Arrival, StorageRules } from '@caravan/cart-orders/port';
import {
  fakeApprovals,
  type FakeApprovals,
  fakeCompensations,
  type FakeCompensations,
  fakeMoney,
  type FakeMoney,
} from '@caravan/fund-payment/port/testing';
import { firstBoxSizes, storageMaxFeeFen, usualRules } from '@caravan/content/contract';
import type { StaffRole } from '@caravan/kernel';
import { fakeLandedCosts } from '@caravan/logistics/port/testing';
import type { Payable } from '@caravan/fund-payment/port';
import type { Config, Core, Database, FeatureServer } from '@caravan/server-core';
import { ensureShippingMethods, type TrackingSource } from '@caravan/shipping/port';
import type { ReceivedPackage } from '@caravan/promotions/port';
import { fakeCoupons, type FakeCoupons } from '@caravan/promotions/port/testing';
import { aShop, testServer, type Caller, type TestDatabase, type TestServer } from '@caravan/server-core/testing';
import { fakeTasks, type FakeTasks } from '@caravan/tasks/port/testing';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { fail } from '@caravan/warehouse-packages/contract';
import { warehouseTable } from '@caravan/warehouse-packages/port/table';
import type {
  LabelsOfParcels,
  OrderedService,
  ReturnsOfGoods,
  ServicesOfGoods,
} from '@caravan/warehouse-packages/port';
import type { WarehousePackagesDependencies } from '../core/package-context.ts';
import { packagePhotoTable } from '../packages/weighing/package-weighing.table.ts';
import {
  createWarehousePackages,
  type WarehousePackagesPorts,
  type WarehousePackagesServer,
} from '../warehouse-packages.server.ts';

export type Person = Caller & { userId: string };

export interface WarehouseServer extends TestServer {
  feature: WarehousePackagesServer;
  money: FakeMoney;
  /** The payments for claims. */
  compensations: FakeCompensations;
  /** The owner's limit above which steps need a second person; none at first. */
  approvals: FakeApprovals;
  messages: FakeMessages;
  /** The open tasks, and who holds tasks by their ref; a test adds holders. */
  coupons: FakeCoupons;
  /** The packages of which promotions were told. */
  received: ReceivedPackage[];
  queues: FakeTasks & { holders: Map<string, string> };
  /** Adds a shopper with the address `addressOf`. */
  shopper: () => Person;
  /** The only staff account. */
  staff: () => Person;
  /** Another member of staff with these roles. */
  colleague: (...staffRoles: StaffRole[]) => Person;
  /** Stores goods for a shopper as orders do, released by default. Returns their ids in the order of the arrivals. */
  stock: (
    userId: string,
    arrivals: readonly Partial<Arrival>[],
    more?: { orderNumber?: string; released?: boolean; storage?: StorageRules; warehouse?: string },
  ) => Promise<string[]>;
  /** Writes down a further warehouse; the first one is that of all goods and bins that name none. */
  openWarehouse: (warehouse: { id: string; name: string }) => Promise<void>;
  release: (orderNumber: string) => Promise<void>;
  /** The tracking services; a test may set some. */
  tracking: { sources: readonly TrackingSource[] };
  /** The photos without a fee of goods that arrive; none at first. */
  arrivalPhotos: { count: number };
}

/** The price of storage by the usual rules. */
const usualStorage: StorageRules = {
  freeDays: usualRules.free_storage_days,
  feeFenPerDay: usualRules.storage_fee_fen_per_day,
  maxFeeFen: storageMaxFeeFen(usualRules),
};

let made = 0;
const next = (): number => (made += 1);

/** The shipping address of a shopper. Any other id is unknown or belongs to another shopper. */
export const addressOf = (userId: string): string => `address_${userId}`;

/** 1.24 kg, 32 × 28 × 9 cm. */
const anArrival = (over: Partial<Arrival> = {}): Arrival => ({
  lineId: `line_${next()}`,
  receiptId: `receipt_${next()}`,
  name: 'Canvas tote',
  spec: 'navy / large',
  image: null,
  quantity: 2,
  valueFen: 25_800,
  weightG: 1_240,
  lengthMm: 320,
  widthMm: 280,
  heightMm: 90,
  restrictions: [],
  condition: 'good',
  conditionNote: '',
  bin: null,
  photo: { count: 0, note: '' },
  ...over,
});

type OwnPorts = Pick<WarehousePackagesDependencies, 'approvals' | 'notifier' | 'refunds' | 'staffChanges' | 'tasks'>;

export interface WarehouseServerOptions {
  /** Other features that run with it, by its ports and by those that the test gave it. */
  alongside?: (core: Core, ports: WarehousePackagesPorts, own: OwnPorts) => FeatureServer[] | Promise<FeatureServer[]>;
  /** The returns of its goods; without them goods are never returned. */
  returns?: () => ReturnsOfGoods;
  /** The services for its goods, and their payments; without them none are ordered. */
  services?: () => { ofGoods: ServicesOfGoods; payable: Payable };
  /** The demands of destinations; without it none. */
  customs?: WarehousePackagesDependencies['customs'];
  /** The carriers' labels of its packages; without them none are bought. */
  labels?: () => LabelsOfParcels;
  /** Open matters of other features about orders, packages and returns. */
  openMatters?: WarehousePackagesDependencies['openMatters'];
  config?: Partial<Config>;
  /** The database of another server, as several processes have; it stays open when this one closes. */
  database?: TestDatabase;
  clock?: TestServer['clock'];
}

const noReturns: ReturnsOfGoods = {
  open: () => Promise.reject(new Error('this server has no returns')),
  find: async () => [],
  personalData: { collect: async () => [], obstacles: async () => [], erase: async () => undefined },
};

/** Each statement that reads goods also reads their services. */
const none = (db: Database, itemId: PgColumn) =>
  db
    .select({ rows: sql<OrderedService[]>`'[]'::json`.as('rows') })
    .from(sql`(select ${itemId}) as item`)
    .as('services');

const unknown = () => Promise.reject(new Error('this server has no services'));

const noServices: ServicesOfGoods = {
  ofItem: none,
  withMeasures: async () => new Map(),
  refuseOpen: async () => undefined,
  end: async () => undefined,
  endRehearsals: async () => undefined,
  photographed: async () => undefined,
  rehearsed: (_db, _userId, { rehearsal }) => (rehearsal === undefined ? Promise.resolve(null) : unknown()),
  paid: async () => [],
  paidForItems: async () => [],
  rehearsalPhotos: { of: packagePhotoTable.packageNumber, items: async () => [], delete: async () => [] },
  personalData: { collect: async () => [], obstacles: async () => [], erase: async () => undefined },
};

/** As cart and orders would say. */
const paidForPiece = (quantity: number) => ({ goodsFen: 12_900 * quantity, domesticFen: 400, photoFen: 200 });

/** The server with only warehouse and packages, and its own database. */
export const warehouseServer = async ({
  alongside,
  returns = () => noReturns,
  services,
  openMatters = () => [],
  customs = () => ({ gaps: () => sql`ARRAY[]::text[]`, made: async () => undefined }),
  labels = () => ({
    cancelled: async () => undefined,
    costsOf: () => sql`select null::text as package_number, null::bigint as cost_fen where false`,
  }),
  config,
  ...shared
}: WarehouseServerOptions = {}): Promise<WarehouseServer> => {
  const money = fakeMoney('package', () => feature.ports.payable, {
    package_extra: () => feature.ports.extraPayable,
    ...(services && { service: () => services().payable }),
  });
  const approvals = fakeApprovals();
  const compensations = fakeCompensations();
  const messages = fakeMessages();
  const queues = fakeTasks();
  const holders = new Map<string, string>();
  const arrivalPhotos = { count: 0 };
  const tracking: WarehouseServer['tracking'] = { sources: [] };
  const coupons = fakeCoupons();
  const received: ReceivedPackage[] = [];
  const server = await testServer({
    ...shared,
    config: { databasePool: 32, ...config },
    compose: async (core) => {
      const ports: OwnPorts = {
        approvals: () => approvals.port,
        notifier: () => messages.port,
        refunds: () => money.refunds,
        staffChanges: () => ({ changed: async () => fail('changed_meanwhile') }),
        tasks: () => ({
          ...queues.tasks,
          async hold(_tx, { ref, staffId }) {
            const by = [ref].flat().map((one) => holders.get(one) ?? staffId);
            const other = by.find((one) => one !== staffId);
            if (other !== undefined) throw fail('claimed', { by: other });
          },
        }),
      };
      const warehousePackages = await createWarehousePackages(core, {
        ...ports,
        addresses: () => ({
          find: async (userId, addressId, kind) =>
            addressId === addressOf(userId) && kind === 'shipping' ? anAddress({ id: addressId }) : null,
        }),
        customs,
        arrivalPhotos: () => ({ count: () => sql`${arrivalPhotos.count}::int` }),
        stationSizes: () => ({ list: async () => firstBoxSizes }),
        shop: aShop,
        openMatters,
        returns,
        labels,
        services: () => services?.().ofGoods ?? noServices,
        compensations: () => compensations.port,
        paidGoods: () => ({
          of: async (_db, { quantity }) => ({ ...paidForPiece(quantity) }),
          hold: async () => undefined,
        }),
        receiptPayments: () => ({
          of: async () => [],
          parties: async ({ name, address }) => ({
            seller: { name: 'Caravan', address: null, registration: null, email: 'desk@shop.test' },
            buyer: { name, address, email: 'shopper@shop.test' },
          }),
        }),
        landedCosts: () => fakeLandedCosts,
        profiles: () => ({ find: async () => ({ nickname: 'Annemarie', avatar: null }) }),
        trackingSources: () => tracking.sources,
        coupons: () => coupons.port,
        rewards: () => ({ packageReceived: async (_tx, one) => void received.push(one) }),
      });
      const others = (await alongside?.(core, warehousePackages.ports, ports)) ?? [];
      return { features: [warehousePackages, ...others], warehousePackages };
    },
  });
  const feature: WarehousePackagesServer = server.composed.warehousePackages;
  await ensureShippingMethods(server.core);
  await money.start(server.core);
  await compensations.start(server.core);
  await messages.start(server.core);

  const person = (userId: string, role: 'shopper' | 'staff'): Person => ({ ...server.as({ userId, role }), userId });
  const release: WarehouseServer['release'] = (orderNumber) =>
    server.core.transaction((tx) => feature.ports.intake.release(tx, orderNumber));
  return {
    ...server,
    feature,
    money,
    approvals,
    compensations,
    messages,
    queues: { ...queues, holders },
    tracking,
    arrivalPhotos,
    coupons,
    received,
    shopper: () => person(`shopper_${next()}`, 'shopper'),
    staff: () => person('staff_1', 'staff'),
    colleague(...staffRoles) {
      const userId = `staff_${next()}`;
      return { ...server.as({ userId, role: 'staff', staffRoles }), userId };
    },
    release,
    async openWarehouse(warehouse) {
      const position = await server.core.db.$count(warehouseTable);
      const address = {
        recipient: '商队',
        phone: '020-12345678',
        province: '广东省',
        city: '广州市',
        district: '白云区',
      };
      const row = { ...warehouse, ...address, street: '示例路 1 号', postcode: '510000', active: true };
      await server.core.db.insert(warehouseTable).values({ ...row, position, home: position === 0 });
    },
    async stock(
      userId,
      wanted,
      {
        orderNumber = `CV2611T${String(next()).padStart(6, '0')}`,
        released = true,
        storage = usualStorage,
        warehouse,
      } = {},
    ) {
      const arrivals = wanted.map(anArrival);
      const receivedAt = server.clock.now();
      const items = await server.core.transaction((tx) =>
        feature.ports.intake.receive(tx, { userId, orderNumber, receivedAt, storage, warehouse, arrivals }),
      );
      if (released) await release(orderNumber);
      return arrivals.map(({ lineId }) => items.find((item) => item.lineId === lineId)?.itemId ?? '');
    },
  };
};
