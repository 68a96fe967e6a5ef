import { setTimeout as breathe } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { loginContract } from '@caravan/auth/contract/schema';
import { newId } from '@caravan/kernel';
import { createInsuranceTierContract, updateWeighingRuleContract } from '@caravan/warehouse-packages/contract/staff';
import { mismatchOf, possibleStates } from './account-state.ts';
import type { Actor, AcknowledgedCall } from './idempotent-calls.ts';
import { staffActor as staffLogin, type ServerUnderTest } from './server-under-test.ts';
import { client } from './retrying-client.ts';
import { insuranceFen } from './package-steps.ts';
import { seeded } from './seeded.ts';
import { shopperSteps, staffSteps } from './step-mix.ts';
import { readState, register, type Trader } from './trader.ts';

/** Shoppers and staff who trade while their server is disturbed. */
export interface Scenario {
  /** All actors trade until `during` resolves. Then none begins a step; those that wait at the gate stay there. */
  trade: (during: () => Promise<void>) => Promise<void>;
  /** Opens the gate, repeats all unanswered calls, then stops. */
  finish: () => Promise<void>;
  /**
   * Differences between the server's state and every possible expected state, and the faults of the server's own audit.
   */
  mismatches: () => Promise<unknown[]>;
  /** Keys whose repeated call returns another response. */
  changedResponses: () => Promise<unknown[]>;
  tally: () => string;
}

const replaysEach = 3;

const faultsOf = async (serverUnderTest: ServerUnderTest): Promise<string[]> => {
  const response = await fetch(`${serverUnderTest.url()}/v1/audit`);
  return ((await response.json()) as { data: string[] }).data;
};

/** Parcels are weighed, and one tier of insurance is offered; resolves to its id. */
const openShop = async ({ client: { call } }: Actor): Promise<string> => {
  await call(updateWeighingRuleContract, { body: { enabled: true, floor_fen: 500 } });
  const tier = { name: { en: 'Basic', zh: '基础' }, cover_fen: 20_000, fee_fen: insuranceFen, active: true };
  return (await call(createInsuranceTierContract, { body: tier, key: newId() })).data.id;
};

export const openScenario = async (
  serverUnderTest: ServerUnderTest,
  { shoppers, seed }: { shoppers: number; seed: number },
): Promise<Scenario> => {
  const { data: session } = await client(serverUnderTest).call(loginContract, { body: staffLogin });
  const staffActor: Actor = { client: client(serverUnderTest, session.token), acknowledged: [] };
  const insuranceId = await openShop(staffActor);
  const traders: Trader[] = [];
  for (let number = 1; number <= shoppers; number += 1)
    traders.push(await register(serverUnderTest, number, insuranceId));
  const chances = traders.map((_, index) => seeded(seed + 1 + index));
  const staffChance = seeded(seed + 1_000);
  const replayChance = seeded(seed + 2_000);

  let trading: Promise<unknown> = Promise.resolve();
  let going = false;
  let done = 0;
  const repeatSteps = (step: () => Promise<void>): Promise<void> =>
    serverUnderTest.gate.admit(async () => {
      while (serverUnderTest.gate.isOpen() && going) {
        await step();
        done += 1;
        // Many steps find nothing to do; without a pause they would leave no time for responses.
        await breathe(1);
      }
    });

  const startTrade = (): void => {
    going = true;
    const shopperWork = traders.map((trader, index) =>
      repeatSteps(async () => chances[index]?.oneOf(shopperSteps)?.(trader, chances[index] ?? staffChance)),
    );
    const staffWork = repeatSteps(async () => {
      const trader = staffChance.oneOf(traders);
      if (trader) await staffChance.oneOf(staffSteps)?.(staffActor, trader, staffChance);
    });
    trading = Promise.all([...shopperWork, staffWork]);
    // The error is reported where the trade is awaited.
    trading.catch(() => undefined);
  };

  return {
    async trade(during) {
      const over = during();
      startTrade();
      await Promise.race([over, trading.then(() => over)]);
      going = false;
      await Promise.race([serverUnderTest.gate.allQuiet(), trading]);
    },
    async finish() {
      serverUnderTest.gate.open();
      await trading;
    },
    async mismatches() {
      const found = await Promise.all(
        traders.map(async (trader) => mismatchOf(await readState(trader), possibleStates(trader.reconciliation))),
      );
      return [...found.filter((mismatch) => mismatch !== undefined), ...(await faultsOf(serverUnderTest))];
    },
    async changedResponses() {
      const replay = async ({ client: { call } }: Actor, { schema, args, answer }: AcknowledgedCall) => {
        const { data, replayed } = await call(schema, args as never);
        return replayed && isDeepStrictEqual(data, answer)
          ? []
          : [{ path: schema.endpoint.path, args, replayed, data, answer }];
      };
      const changed = await Promise.all(
        [...traders, staffActor].map(async (actor) => {
          const last = actor.acknowledged.slice(-replaysEach);
          const earlier = replayChance.oneOf(actor.acknowledged);
          return (
            await Promise.all(
              [...last, ...(earlier ? [earlier] : [])].map((acknowledged) => replay(actor, acknowledged)),
            )
          ).flat();
        }),
      );
      return changed.flat();
    },
    tally() {
      const of = (list: (trader: Trader) => number) => traders.reduce((sum, trader) => sum + list(trader), 0);
      const events = (name: string) =>
        of(
          ({ reconciliation: { orders } }) =>
            [...orders.values()].flatMap((order) => order.events).filter((event) => event === name).length,
        );
      const booked = (name: 'orders' | 'payments' | 'packages' | 'returns' | 'services' | 'claims') =>
        `${of(({ reconciliation }) => reconciliation[name].size)} ${name}`;
      const counted = ['orders', 'payments', 'packages', 'returns', 'services', 'claims'] as const;
      const given = events('line_dropped') + events('question_declined');
      const rehearsed = of(
        ({ reconciliation: { packages } }) => [...packages.values()].filter(({ isRehearsed }) => isRehearsed).length,
      );
      return `${done} steps, ${counted.map(booked).join(', ')}, ${given} lines given up, ${events('extra_paid')} extras paid, ${rehearsed} packages rehearsed`;
    },
  };
};
