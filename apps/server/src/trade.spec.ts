import { soakSeed, soaking } from '@caravan/server-core/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { opening, rareCommand, tradeCommands } from './trade/trade-commands.ts';
import { emptyModel } from './trade/trade-model.ts';
import { openTradeServer, type TradeServer } from './trade/trade-server.ts';

/** `npm run soak -- trade` does 2,000 runs of up to 50 steps. */
const runs = soaking ? 2_000 : 4;
const steps = 50;

let tradeServer: TradeServer;
beforeAll(async () => {
  tradeServer = await openTradeServer();
});
afterAll(() => tradeServer.close());

const trade = (commands: ReturnType<typeof fc.commands>) =>
  fc.asyncProperty(commands as never, async (chosen: Iterable<never>) => {
    const model = emptyModel(tradeServer.server().clock.now().getTime());
    const real = { tradeServer, shopper: await tradeServer.shopper() };
    for (const command of opening) await command.run(model, real);
    await fc.asyncModelRun(() => ({ model, real }), chosen);
  });

it(
  `orders, payments and balance match a simple model in ${runs} random sequences of steps by shopper, gateway, staff and clock (seed ${soakSeed})`,
  { timeout: soaking ? 5_400_000 : 300_000 },
  async () => {
    const anything = fc.commands([...tradeCommands, ...tradeCommands, ...tradeCommands, rareCommand], {
      maxCommands: steps,
      size: 'max',
    });
    await fc.assert(trade(anything as never), {
      numRuns: runs,
      seed: soakSeed,
      // A shorter example would take longer than the test may; the report has the seed and the path.
      endOnFailure: true,
    });
    expect(await tradeServer.faults()).toEqual([]);
  },
);
