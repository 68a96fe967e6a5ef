import { soakSeed, soaking } from '@caravan/server-core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openScenario, type Scenario } from './trade/crash/scenario.ts';
import { seeded } from './trade/crash/seeded.ts';
import { startKillableServer, type KillableServer, type Victim } from './trade/crash/server-under-test.ts';

/** In a normal run one, of server and database; 200 by `npm run soak -- trade-crash`. `SOAK_KILLS` sets another number. */
const kills = Number(process.env['SOAK_KILLS'] ?? (soaking ? 200 : 1));
/** Enough for goods on the shelf, packages, returns and services before the first kill. */
const opening = soaking ? 6_000 : 400;
const victims: readonly Victim[] = ['database', 'both', 'server'];

let server: KillableServer;
let scenario: Scenario;
beforeAll(async () => {
  server = await startKillableServer();
  scenario = await openScenario(server, { shoppers: 5, seed: soakSeed });
}, 180_000);
afterAll(() => server.close(), 60_000);

it(
  `${kills} kills during mixed trade, seed ${soakSeed}: no acknowledged call is lost, half done or done twice`,
  { timeout: 60_000 + kills * 60_000 },
  async () => {
    const moment = seeded(soakSeed);
    for (let kill = 1; kill <= kills; kill += 1) {
      const victim = victims[kill % victims.length] ?? 'both';
      const name = `kill ${kill} of ${kills}: ${victim}`;
      const messages = (kill === 1 ? opening : 60) + moment.below(240);
      await scenario.trade(() => server.killAfter(messages, victim));
      await server.comeBack();
      expect(await scenario.mismatches(), `${name}, before any call is repeated`).toEqual([]);
      await scenario.finish();
      expect(await scenario.mismatches(), `${name}, after all calls were answered`).toEqual([]);
      expect(await scenario.changedResponses(), `${name}, responses to repeated keys`).toEqual([]);
      expect(await scenario.mismatches(), `${name}, after keys were repeated`).toEqual([]);
      if (soaking && kill % 10 === 0) console.log(`${name}: ${scenario.tally()}`);
    }
    console.log(scenario.tally());
  },
);
