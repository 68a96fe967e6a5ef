import fc from 'fast-check';
import { addLine, orderChanges, place } from './order-commands.ts';
import { payBySandbox, payExtra, payFromBalance, recharge, webhook } from './payment-commands.ts';
import { payByRemittance } from './remittance-commands.ts';
import { questionChanges } from './question-commands.ts';
import { at, command, type Change, type Command } from './trade-command.ts';
import { hour, passTime } from './trade-rules.ts';

const wait = (hours: number): Command =>
  command(
    `wait ${hours} h`,
    () => true,
    async (model, { tradeServer }) => {
      tradeServer.server().clock.advance(hours * hour);
      await tradeServer.sweep();
      passTime(model, hours * hour);
    },
  );

const restart = (): Command =>
  command(
    'restart',
    () => true,
    async (_, { tradeServer }) => tradeServer.restart(),
  );

const index = fc.nat({ max: 7 });
const line = fc.record({
  unitFen: fc.integer({ min: 1, max: 20_000 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  photos: fc.nat({ max: 4 }),
  shippingFen: fc.nat({ max: 2_000 }),
});

/** A change of an order that succeeds now, if there is one; every eighth time any change. */
const step = (which: number, what: number, fen: number): Command => {
  // Questions come often, because most other changes end an order.
  const questions = questionChanges(which, fen);
  const changes = [...questions, ...questions, ...questions, ...orderChanges(which)];
  let chosen: Change | undefined;
  return {
    check: (model) => {
      const fitting = changes.filter(({ fits }) => fits(model));
      chosen = at(what % 8 === 7 || !fitting.length ? changes : fitting, what);
      return chosen.command.check(model);
    },
    run: async (model, real) => chosen?.command.run(model, real),
    toString: () => chosen?.command.toString() ?? `step ${which}, ${what}`,
  };
};

const steps = fc.tuple(index, fc.nat(), fc.integer({ min: 1, max: 3_000 })).map((args) => step(...args));

/** All commands of shopper, gateway, staff and clock. */
export const tradeCommands: fc.Arbitrary<Command>[] = [
  fc.integer({ min: 100, max: 100_000 }).map(recharge),
  line.map(addLine),
  fc.tuple(fc.boolean(), fc.boolean()).map((args) => place(...args)),
  index.map(payFromBalance),
  index.map(payBySandbox),
  fc.tuple(index, fc.constantFrom(0, 0, 500, -1)).map((args) => payByRemittance(...args)),
  fc.tuple(index, fc.constantFrom('balance', 'sandbox')).map((args) => payExtra(...args)),
  fc
    .tuple(
      index,
      fc.constantFrom('succeeded' as const, 'succeeded' as const, 'failed' as const),
      fc.integer({ min: 1, max: 3 }),
    )
    .map((args) => webhook(...args)),
  steps,
  steps,
  steps,
  steps,
  steps,
  steps,
  fc.constantFrom(1, 1, 1, 5, 25, 80).map(wait),
];

/** An order of two lines that is paid from the balance; the index chooses the newest one that can be paid. */
const paidOrder = (feeUnknown: boolean, hasCoupon = false): Command[] => [
  addLine({ unitFen: 5_000, quantity: 2, photos: 1, shippingFen: 0 }),
  addLine({ unitFen: 1_300, quantity: 3, photos: 0, shippingFen: 0 }),
  place(feeUnknown, hasCoupon),
  payFromBalance(0),
];

/** Every run begins with money on the balance and paid orders, from where most steps lead. */
export const opening: readonly Command[] = [
  recharge(1_000_000),
  webhook(0, 'succeeded', 1),
  ...paidOrder(true),
  ...paidOrder(false),
  ...paidOrder(false, true),
];

/** Rare, because a restart takes longer than the other commands. */
export const rareCommand: fc.Arbitrary<Command> = fc.constant(restart());
