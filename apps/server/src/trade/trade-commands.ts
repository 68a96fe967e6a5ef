import fc from 'fast-check';
import { addLine, orderChanges, place } from './order-commands.ts';
import { payBySandbox, payExtra, payFromBalance, recharge, webhook } from './payment-commands.ts';
import { questionChanges } from './question-commands.ts';
import { at, command, type Command } from './trade-command.ts';
import { hour, passTime } from './trade-model.ts';

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

const question = fc
  .tuple(index, fc.nat(), fc.integer({ min: 1, max: 3_000 }))
  .map(([which, what, fee]) => at(questionChanges(which, fee), what));

/** All commands of shopper, gateway, staff and clock. */
export const tradeCommands: fc.Arbitrary<Command>[] = [
  fc.integer({ min: 100, max: 100_000 }).map(recharge),
  line.map(addLine),
  fc.boolean().map(place),
  index.map(payFromBalance),
  index.map(payBySandbox),
  fc.tuple(index, fc.constantFrom('balance', 'sandbox')).map((args) => payExtra(...args)),
  fc
    .tuple(
      index,
      fc.constantFrom('succeeded' as const, 'succeeded' as const, 'failed' as const),
      fc.integer({ min: 1, max: 3 }),
    )
    .map((args) => webhook(...args)),
  fc.tuple(index, fc.nat()).map(([which, what]) => at(orderChanges(which), what)),
  fc.tuple(index, fc.nat()).map(([which, what]) => at(orderChanges(which), what)),
  question,
  question,
  question,
  fc.constantFrom(1, 1, 1, 5, 25, 80).map(wait),
];

/** Every run begins with money on the balance and a paid order whose fee is unknown, from where most steps lead. */
export const opening: readonly Command[] = [
  recharge(1_000_000),
  webhook(0, 'succeeded', 1),
  addLine({ unitFen: 5_000, quantity: 2, photos: 1, shippingFen: 0 }),
  place(true),
  payFromBalance(0),
];

/** Rare, because a restart takes longer than the other commands. */
export const rareCommand: fc.Arbitrary<Command> = fc.constant(restart());
