import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMarket, type Market } from './trade/crash/market.ts';
import { seeded } from './trade/crash/seeded.ts';
import type { Victim } from './trade/crash/house.ts';

const soak = Boolean(process.env['SOAK']);
/** Three in every run, one of each kind; two hundred by `npm run soak -- trade-crash`. `SOAK_KILLS` says another number. */
const kills = Number(process.env['SOAK_KILLS'] ?? (soak ? 200 : 3));
const seed = Number(process.env['SOAK_SEED'] ?? Math.trunc(Math.random() * 2 ** 31));
const victims: readonly Victim[] = ['server', 'database', 'both'];

let market: Market;
beforeAll(async () => {
  market = await openMarket({ shoppers: 8, seed });
}, 180_000);
afterAll(() => market.close(), 60_000);

it(
  `killed ${kills} times under mixed trade, seed ${seed}: nothing acknowledged is lost, nothing is half done, nothing is done twice`,
  { timeout: 60_000 + kills * 60_000 },
  async () => {
    const moment = seeded(seed);
    for (let kill = 1; kill <= kills; kill += 1) {
      const victim = victims[kill % victims.length] ?? 'both';
      const name = `kill ${kill} of ${kills}: ${victim}`;
      await market.tradeUntilKilled(60 + moment.below(240), victim);
      expect(await market.misfits(), `${name}, before anybody asks again`).toEqual([]);
      await market.finish();
      expect(await market.misfits(), `${name}, after everybody got their answers`).toEqual([]);
      expect(await market.changedAnswers(), `${name}, what a key answers later`).toEqual([]);
      expect(await market.misfits(), `${name}, after keys were used again`).toEqual([]);
      if (soak && kill % 10 === 0) console.log(`${name}: ${market.tally()}`);
    }
    console.log(market.tally());
  },
);
