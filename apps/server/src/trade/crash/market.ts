import { setTimeout as breathe } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { loginSchema } from '@caravan/auth/contract/schema';
import { possibleStates, type AccountState } from './account-state.ts';
import type { Actor, Kept } from './acts.ts';
import { approveRefund, processOrder, rejectRefund, shipPackage, staffCancel, stockOrder, type ClerkStep } from './clerk-steps.ts';
import { clerk as clerkLogin, openHouse, type House, type Victim } from './house.ts';
import { messenger } from './messenger.ts';
import { payBySandbox, payFromBalance, recharge } from './money-steps.ts';
import { addLine, askRefund, cancelOrder, placeOrders, withdrawRefund, type Step } from './order-steps.ts';
import { cancelPackage, pack, receivePackage } from './package-steps.ts';
import { seeded } from './seeded.ts';
import { readState, register, type Trader } from './trader.ts';

/** Shoppers and a clerk who trade with a server that is killed again and again. */
export interface Market {
  /** Everybody trades until so many messages have gone to and fro; then it is killed. Resolves when it is there again and all wait. */
  tradeUntilKilled: (messages: number, victim: Victim) => Promise<void>;
  /** Everybody asks again for what they got no answer to, and stops. */
  finish: () => Promise<void>;
  /** What is not as the books say, with all or nothing of each call that has no answer; and what the server's own audit finds. */
  misfits: () => Promise<unknown[]>;
  /** Keys of before that get another answer than at first. */
  changedAnswers: () => Promise<unknown[]>;
  tally: () => string;
  close: () => Promise<void>;
}

/** How often each is chosen: as often as it stands here. */
const steps: readonly Step[] = [
  recharge,
  addLine,
  addLine,
  placeOrders,
  placeOrders,
  payFromBalance,
  payFromBalance,
  payFromBalance,
  payBySandbox,
  cancelOrder,
  askRefund,
  withdrawRefund,
  pack,
  pack,
  cancelPackage,
  receivePackage,
];
const clerkSteps: readonly ClerkStep[] = [processOrder, processOrder, stockOrder, stockOrder, staffCancel, approveRefund, rejectRefund, shipPackage];

const replaysEach = 3;

const faultsOf = async (house: House): Promise<string[]> => {
  const response = await fetch(`${house.url()}/v1/audit`);
  return ((await response.json()) as { data: string[] }).data;
};

/** The parts in which a state differs from the closest of those that may be. */
const misfitOf = (seen: AccountState, possible: readonly AccountState[]): object | undefined => {
  if (possible.some((state) => isDeepStrictEqual(state, seen))) return undefined;
  const differences = (state: AccountState) =>
    Object.entries(seen).flatMap(([part, value]: [string, unknown]) => {
      const expected: unknown = state[part as keyof AccountState];
      if (isDeepStrictEqual(value, expected)) return [];
      if (typeof value !== 'object' || value === null) return [{ part, seen: value, expected }];
      const names = new Set([...Object.keys(value), ...Object.keys(expected as object)]);
      const at = (object: unknown, name: string): unknown => Reflect.get(object as object, name);
      return [...names].flatMap((name) => (at(value, name) === at(expected, name) ? [] : [{ part, name, seen: at(value, name), expected: at(expected, name) }]));
    });
  return possible.map(differences).toSorted((one, other) => one.length - other.length)[0];
};

export const openMarket = async ({ shoppers, seed }: { shoppers: number; seed: number }): Promise<Market> => {
  const house = await openHouse();
  const { data: session } = await messenger(house).call(loginSchema, { body: clerkLogin });
  const clerk: Actor = { messenger: messenger(house, session.token), kept: [] };
  const traders: Trader[] = [];
  for (let number = 1; number <= shoppers; number += 1) traders.push(await register(house, number));
  const chances = traders.map((_, index) => seeded(seed + 1 + index));
  const clerkChance = seeded(seed + 1_000);
  const replayChance = seeded(seed + 2_000);

  let trading: Promise<unknown> = Promise.resolve();
  let going = false;
  let done = 0;
  const tradeOn = (step: () => Promise<void>): Promise<void> =>
    house.door.admit(async () => {
      while (house.door.isOpen() && going) {
        await step();
        done += 1;
        // Many steps find nothing to do: without a breath they would leave no time for answers to arrive.
        await breathe(1);
      }
    });

  const startTrade = (): void => {
    going = true;
    const everybody = traders.map((trader, index) => tradeOn(() => (chances[index]?.oneOf(steps) ?? addLine)(trader, chances[index] ?? clerkChance)));
    const office = tradeOn(async () => {
      const trader = clerkChance.oneOf(traders);
      if (trader) await clerkChance.oneOf(clerkSteps)?.(clerk, trader, clerkChance);
    });
    trading = Promise.all([...everybody, office]);
    // Whoever waits for them hears of it.
    trading.catch(() => undefined);
  };

  return {
    async tradeUntilKilled(messages, victim) {
      const killed = house.killAfter(messages, victim);
      startTrade();
      await Promise.race([killed, trading.then(() => killed)]);
      going = false;
      await Promise.race([house.door.allQuiet(), trading]);
      await house.comeBack();
    },
    async finish() {
      house.door.open();
      await trading;
    },
    async misfits() {
      const found = await Promise.all(traders.map(async (trader) => misfitOf(await readState(trader), possibleStates(trader.books))));
      return [...found.filter((misfit) => misfit !== undefined), ...(await faultsOf(house))];
    },
    async changedAnswers() {
      const replay = async ({ messenger: { call } }: Actor, { schema, words, answer }: Kept) => {
        const { data, replayed } = await call(schema, words as never);
        return replayed && isDeepStrictEqual(data, answer) ? [] : [{ path: schema.endpoint.path, words, replayed, data, answer }];
      };
      const changed = await Promise.all(
        [...traders, clerk].map(async (actor) => {
          const last = actor.kept.slice(-replaysEach);
          const earlier = replayChance.oneOf(actor.kept);
          return (await Promise.all([...last, ...(earlier ? [earlier] : [])].map((kept) => replay(actor, kept)))).flat();
        }),
      );
      return changed.flat();
    },
    tally() {
      const of = (list: (trader: Trader) => number) => traders.reduce((sum, trader) => sum + list(trader), 0);
      return `${done} steps, ${of(({ books }) => books.orders.size)} orders, ${of(({ books }) => books.payments.size)} payments, ${of(({ books }) => books.packages.size)} packages`;
    },
    close: () => house.close(),
  };
};
