import { installed, skipNote, soakSeed, soaking } from '@caravan/server-core/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCluster, type Cluster } from './trade/cluster/cluster.ts';
import { disturb } from './trade/cluster/disturbances.ts';
import { openScenario, type Scenario } from './trade/crash/scenario.ts';
import { seeded } from './trade/crash/seeded.ts';

/** At least a minute of trade by `npm run soak -- cluster`. A normal run has one of each disturbance. */
const milliseconds = soaking ? 60_000 : 6_000;
/** Milliseconds of undisturbed trade before each disturbance. */
const calm = soaking ? 2_000 : 500;

describe.skipIf(!installed('nginx'))(`three server processes behind nginx${skipNote('nginx')}`, () => {
  let cluster: Cluster;
  let scenario: Scenario;
  beforeAll(async () => {
    cluster = await startCluster();
    scenario = await openScenario(cluster, { shoppers: 5, seed: soakSeed });
    if (!cluster.disk) console.log('no disk can be mounted here: the full disk is left out');
  }, 240_000);
  afterAll(() => cluster?.close(), 120_000);

  const waitingMails = async (): Promise<number | undefined> => {
    const client = new Client({ connectionString: cluster.databaseUrl });
    await client.connect();
    try {
      return (await client.query<{ mails: number }>('SELECT count(*)::int AS mails FROM mail')).rows[0]?.mails;
    } finally {
      await client.end();
    }
  };

  it(`lose and double nothing while parts of the shop fail, seed ${soakSeed}`, { timeout: 900_000 }, async () => {
    await scenario.trade(async () => {
      const came = await disturb(cluster, seeded(soakSeed), { milliseconds, calm });
      console.log(came);
    });
    await scenario.finish();
    console.log(scenario.tally());
    expect(await scenario.mismatches()).toEqual([]);
    expect(await scenario.changedResponses()).toEqual([]);
    expect(await scenario.mismatches()).toEqual([]);
    // The mails of a killed process are sent once its jobs expire, which takes over a minute.
    if (soaking) await expect.poll(waitingMails, { timeout: 120_000, interval: 500 }).toBe(0);
    expect(cluster.mail.received.length).toBeGreaterThan(0);
  });
});
