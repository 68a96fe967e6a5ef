import { soakSeed, soaking } from '@caravan/server-core/testing';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { opening, rareCommand, tradeCommands } from './trade/trade-commands.ts';
import { emptyModel } from './trade/trade-model.ts';
import { openTradeServer, type TradeServer } from './trade/trade-server.ts';

/** `npm run soak -- trade` does 2,000 runs of up to 50 steps. */
const runs = soaking ? 2_000 : 4;
const steps = 50;

/** Its part of a price is seldom whole. */
const fee = { percent: 7, leastFen: 150, free: 1 };
/** The same on the rate of a charge in another currency. */
const marginBp = 173;

let tradeServer: TradeServer;
beforeAll(async () => {
  tradeServer = await openTradeServer();
  const version = { from: '2020-01-01', rate_bp: 100 * fee.percent, minimum_fen: fee.leastFen, free_orders: fee.free };
  await tradeServer.server().core.db.execute(sql`
    INSERT INTO setting VALUES
      ('service_fee', ${JSON.stringify([{ ...version, exceptions: [] }])}::jsonb, now(), 1),
      ('exchange_margin', ${JSON.stringify([{ from: version.from, margin_bp: marginBp }])}::jsonb, now(), 1)`);
});
afterAll(() => tradeServer.close());

const trade = (commands: ReturnType<typeof fc.commands>) =>
  fc.asyncProperty(commands as never, async (chosen: Iterable<never>) => {
    const model = emptyModel(tradeServer.server().clock.now().getTime(), fee, marginBp);
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
      // A shorter example would take longer than the test may; the report has the seed and the path.
      endOnFailure: true,
    });
    expect(await tradeServer.faults()).toEqual([]);
  },
);
