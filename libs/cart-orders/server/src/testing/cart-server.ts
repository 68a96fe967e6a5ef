import { fakeMessages, type FakeMessages } from '@caravan/account/port/testing';
import type { NewLine, ParsedNewLine } from '@caravan/cart-orders/contract';
import { addToCartContract, getCartContract, newLine } from '@caravan/cart-orders/contract/schema';
import type { RecordedPurchase } from '@caravan/cart-orders/port';
import type { ServiceFeeRule } from '@caravan/content/contract';
import { fakeApprovals, type FakeApprovals, fakeMoney, type FakeMoney } from '@caravan/fund-payment/port/testing';
import { fakeCoupons, type FakeCoupons } from '@caravan/promotions/port/testing';
import { testServer, type Caller, type TestServer } from '@caravan/server-core/testing';
import { fakeTasks, type FakeTasks } from '@caravan/tasks/port/testing';
import { createCartOrders, type CartOrdersServer } from '../cart-orders.server.ts';
import { fakeConversations, type FakeConversations } from './fake-conversations.ts';
import { fakeWarehouse, type FakeWarehouse } from './fake-warehouse.ts';
import { fakeGoods, type FakeGoods } from './fake-goods.ts';
import { fakeTermsWith } from './fake-terms.ts';

export interface CartServer extends TestServer {
  goods: FakeGoods;
  money: FakeMoney;
  /** The owner's limit above which steps need a second person; none at first. */
  approvals: FakeApprovals;
  messages: FakeMessages;
  warehouse: FakeWarehouse;
  /** The open tasks of staff. */
  tasks: FakeTasks;
  purchases: RecordedPurchase[];
  /** The lines of which nothing more arrives. */
  endedLines: string[];
  coupons: FakeCoupons;
  conversations: FakeConversations;
  feature: CartOrdersServer;
  /** A new shopper. */
  shopper: () => Caller & { userId: string };
  /** The only staff member. */
  staff: () => Caller & { userId: string };
}

let shoppers = 0;

/** Cart and orders alone, on a separate database. */
export const cartServer = async ({ serviceFee }: { serviceFee?: ServiceFeeRule } = {}): Promise<CartServer> => {
  const goods = fakeGoods();
  const money = fakeMoney('order', () => feature.ports.payable, { order_extra: () => feature.ports.extraPayable });
  const approvals = fakeApprovals();
  const messages = fakeMessages();
  const warehouse = fakeWarehouse();
  const tasks = fakeTasks();
  const purchases: RecordedPurchase[] = [];
  const endedLines: string[] = [];
  const coupons = fakeCoupons();
  const conversations = fakeConversations();
  const terms = fakeTermsWith(serviceFee);
  const server = await testServer({
    config: { databasePool: 32 },
    compose: (core) => {
      const cartOrders = createCartOrders(core, {
        goodsSnapshots: () => goods.port,
        goodsPictures: () => goods.picturePort,
        refunds: () => money.refunds,
        approvals: () => approvals.port,
        notifier: () => messages.port,
        warehouseIntake: () => warehouse.port,
        goodsPlaces: () => warehouse.places,
        goodsReturns: () => warehouse.returns,
        receiptPayments: () => ({
          of: async () => [],
          parties: async ({ name, address }) => ({
            seller: { name: 'Caravan', address: null, registration: null, email: 'desk@shop.test' },
            buyer: { name, address, email: 'shopper@shop.test' },
          }),
        }),
        recordedGoods: () => ({ of: async () => ({ stored: [], services: [], links: [] }) }),
        tasks: () => tasks.tasks,
        purchases: () => ({
          record: async (_tx, purchase) => void purchases.push(purchase),
          numbersOf: async () => new Map(),
          ended: async (_tx, lineIds) => void endedLines.push(...lineIds),
        }),
        terms: () => terms,
        conversations: () => conversations.port,
        coupons: () => coupons.port,
      });
      return { features: [cartOrders], cartOrders };
    },
  });
  const feature: CartOrdersServer = server.composed.cartOrders;
  await Promise.all([money, messages, warehouse].map((fake) => fake.start(server.core)));
  const shopper: CartServer['shopper'] = () => {
    shoppers += 1;
    const userId = `shopper_${shoppers}`;
    return { ...server.as({ userId }), userId };
  };
  const staff: CartServer['staff'] = () => ({ ...server.as({ userId: 'staff_1', role: 'staff' }), userId: 'staff_1' });
  return {
    ...server,
    goods,
    money,
    approvals,
    messages,
    warehouse,
    tasks,
    purchases,
    endedLines,
    coupons,
    conversations,
    feature,
    shopper,
    staff,
  };
};

export const aManual = (over: Partial<NonNullable<NewLine['manual']>> = {}): NonNullable<NewLine['manual']> => ({
  url: '',
  name: 'Tea',
  spec: '250 g',
  unit_price_fen: 5_000,
  domestic_shipping_fen: 600,
  ...over,
});

/** Adds a line as a client sends it, without the defaults. */
export const add = (caller: Caller, line: NewLine) => caller.call(addToCartContract, { body: line as ParsedNewLine });

/** Adds a line and returns it. */
export const added = async (caller: Caller, line: NewLine) => (await add(caller, newLine.parse(line))).data;

export const cartOf = async (caller: Caller) => (await caller.call(getCartContract)).data;
