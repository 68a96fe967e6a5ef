import { fakeLetters, type FakeLetters } from '@caravan/account/port/testing';
import type { NewLine, ParsedNewLine } from '@caravan/cart-orders/contract';
import { addToCartSchema, getCartSchema, newLine } from '@caravan/cart-orders/contract/schema';
import { fakeMoney, type FakeMoney } from '@caravan/fund-payment/port/testing';
import { testServer, type Caller, type TestServer } from '@caravan/server-core/testing';
import { cartOrdersServer, type CartOrdersServer } from '../cart-orders.server.ts';
import { fakeWarehouse, type FakeWarehouse } from './fake-warehouse.ts';
import { fakeGoods, type FakeGoods } from './fake-goods.ts';

export interface CartServer extends TestServer {
  goods: FakeGoods;
  money: FakeMoney;
  letters: FakeLetters;
  warehouse: FakeWarehouse;
  feature: CartOrdersServer;
  /** A shopper nobody has seen before. */
  shopper: () => Caller & { userId: string };
  /** The one member of staff. */
  staff: () => Caller & { userId: string };
}

let shoppers = 0;

/** The server of cart and orders alone, on a database of its own. */
export const cartServer = async (): Promise<CartServer> => {
  const goods = fakeGoods();
  const money = fakeMoney('order', () => feature.ports.payable);
  const letters = fakeLetters();
  const warehouse = fakeWarehouse();
  const feature: CartOrdersServer = cartOrdersServer({
    goodsSnapshots: () => goods.port,
    goodsPictures: () => goods.picturePort,
    refunds: () => money.refunds,
    notifier: () => letters.port,
    warehouseIntake: () => warehouse.port,
  });
  const server = await testServer({ features: [feature], config: { databasePool: 32 } });
  await Promise.all([money, letters, warehouse].map((fake) => fake.start(server.core)));
  const shopper: CartServer['shopper'] = () => {
    shoppers += 1;
    const userId = `shopper_${shoppers}`;
    return { ...server.as({ userId }), userId };
  };
  const staff: CartServer['staff'] = () => ({ ...server.as({ userId: 'staff_1', role: 'staff' }), userId: 'staff_1' });
  return { ...server, goods, money, letters, warehouse, feature, shopper, staff };
};

export const aManual = (over: Partial<NonNullable<NewLine['manual']>> = {}): NonNullable<NewLine['manual']> => ({
  url: '',
  name: 'Tea',
  spec: '250 g',
  unit_price_fen: 5_000,
  domestic_shipping_fen: 600,
  ...over,
});

/** Adds a line as a client would write it, without the defaults. */
export const add = (caller: Caller, line: NewLine) => caller.call(addToCartSchema, { body: line as ParsedNewLine });

/** Adds a line and hands on what the server made of it. */
export const added = async (caller: Caller, line: NewLine) => (await add(caller, newLine.parse(line))).data;

export const cartOf = async (caller: Caller) => (await caller.call(getCartSchema)).data;
