import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rarely, tradeCommands } from './trade/trade-commands.ts';
import { emptyModel } from './trade/trade-model.ts';
import { openTradingFloor, type TradingFloor } from './trade/trading-floor.ts';

const soak = Boolean(process.env['SOAK']);
/** 2,000 runs of up to 50 steps by `npm run soak -- trade`. */
const runs = soak ? 2_000 : 60;
const steps = 50;
const seed = process.env['SOAK_SEED'];

let floor: TradingFloor;
beforeAll(async () => {
  floor = await openTradingFloor();
});
afterAll(() => floor.close());

const trade = (commands: ReturnType<typeof fc.commands>) =>
  fc.asyncProperty(commands as never, async (chosen: Iterable<never>) => {
    const shopper = await floor.shopper();
    await fc.asyncModelRun(() => ({ model: emptyModel(floor.server().clock.now().getTime()), real: { floor, shopper } }), chosen);
  });

it(
  `whatever a shopper, a gateway, staff and the clock do, ${runs} times: orders, payments and the balance are what a simple model says`,
  { timeout: soak ? 5_400_000 : 300_000 },
  async () => {
    const anything = fc.commands([...tradeCommands, ...tradeCommands, ...tradeCommands, rarely], { maxCommands: steps, size: 'max' });
    await fc.assert(trade(anything as never), { numRuns: runs, ...(seed ? { seed: Number(seed) } : {}), endOnFailure: soak });
    expect(await floor.faults()).toEqual([]);
  },
);
