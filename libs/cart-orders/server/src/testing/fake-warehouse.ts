import type {
  Arrival,
  GoodsPlaces,
  GoodsReturns,
  ItemPlace,
  LostPieces,
  ReturnedGoods,
  WarehouseIntake,
} from '@caravan/cart-orders/port';
import type { Core } from '@caravan/server-core';
import { sql } from 'drizzle-orm';

/** The warehouse's data of an order. */
export interface Shelf {
  arrivals: Arrival[];
  released: boolean;
}

export interface FakeWarehouse {
  port: WarehouseIntake;
  places: GoodsPlaces;
  returns: GoodsReturns;
  /** The returns that were opened. */
  opened: ReturnedGoods[];
  /** Items that left the shelf; a test adds them. */
  moved: Map<string, Partial<Omit<ItemPlace, 'itemId'>>>;
  /** The pieces that got lost; a test adds them. */
  lost: LostPieces[];
  /** How often orders asked for places. */
  asked: () => number;
  /** Creates its tables in a test's database. */
  start: (core: Core) => Promise<void>;
  shelfOf: (orderNumber: string) => Promise<Shelf>;
}

/** The warehouse as orders use it, in the test's database. */
export const fakeWarehouse = (): FakeWarehouse => {
  let core: Core | undefined;
  const moved: FakeWarehouse['moved'] = new Map();
  const opened: ReturnedGoods[] = [];
  const lost: LostPieces[] = [];
  let asked = 0;
  return {
    opened,
    lost,
    returns: {
      async open(_tx, goods) {
        if (moved.has(goods.itemId)) return null;
        opened.push(goods);
        const number = `RT2611FAKE${String(opened.length).padStart(4, '0')}`;
        moved.set(goods.itemId, { returned: { number, state: 'requested' } });
        return number;
      },
    },
    async start(started) {
      core = started;
      await core.db.execute(
        sql`create table if not exists fake_item (receipt_id text primary key, order_number text not null, arrival json not null)`,
      );
      await core.db.execute(sql`create table if not exists fake_release (order_number text primary key)`);
    },
    port: {
      async receive(tx, { orderNumber, arrivals }) {
        for (const arrival of arrivals) {
          await tx.execute(
            sql`insert into fake_item values (${arrival.receiptId}, ${orderNumber}, ${JSON.stringify(arrival)}) on conflict do nothing`,
          );
        }
        return arrivals.map(({ lineId, receiptId }) => ({
          lineId,
          receiptId,
          itemId: `item_of_${receiptId}`,
          itemNumber: `IT_OF_${receiptId}`,
        }));
      },
      async release(tx, orderNumber) {
        await tx.execute(sql`insert into fake_release values (${orderNumber}) on conflict do nothing`);
      },
    },
    moved,
    asked: () => asked,
    places: {
      ordersHere: () => sql`select order_number from fake_item`,
      losses: async (_db, lineIds) => lost.filter(({ lineId }) => lineIds.includes(lineId)),
      async find(itemIds) {
        asked += 1;
        const onShelf = {
          packageNumber: null,
          packageStatus: null,
          packedAt: null,
          shippedAt: null,
          receivedAt: null,
          disposedAt: null,
          lostAt: null,
          returned: null,
        };
        return itemIds.map((itemId) => ({ itemId, itemNow: itemId, ...onShelf, ...moved.get(itemId) }));
      },
    },
    async shelfOf(orderNumber) {
      const items = await core?.db.execute<{ arrival: Arrival }>(
        sql`select arrival from fake_item where order_number = ${orderNumber}`,
      );
      const released = await core?.db.execute(sql`select from fake_release where order_number = ${orderNumber}`);
      return { arrivals: items?.rows.map(({ arrival }) => arrival) ?? [], released: released?.rows.length === 1 };
    },
  };
};
