import { setTimeout as pause } from 'node:timers/promises';
import type { Seeded } from '../crash/seeded.ts';
import type { Cluster } from './cluster.ts';

type Disturb = (cluster: Cluster, chance: Seeded) => Promise<void>;

/** Milliseconds that an outage lasts. */
const lasts = 2_000;

const kill: Disturb = async ({ processes }, chance) => chance.oneOf(processes)?.kill();

/** All processes, one after another. */
const rollingRestart: Disturb = async ({ processes }) => {
  for (const { restart } of processes) await restart();
};

const databaseRestart: Disturb = ({ killDatabase }) => killDatabase();

const fullDisk: Disturb = async ({ disk }) => {
  await disk?.fill();
  await pause(lasts);
  await disk?.free();
};

const mailOutage: Disturb = async ({ mail }) => {
  await mail.goDown();
  await pause(lasts);
  await mail.comeUp();
};

const storeOutage: Disturb = async ({ store }) => {
  await store.goDown();
  await pause(lasts);
  await store.comeUp();
};

export const disturbances = { kill, rollingRestart, databaseRestart, fullDisk, mailOutage, storeOutage };

export type Disturbance = keyof typeof disturbances;

const names = Object.keys(disturbances) as Disturbance[];

/**
 * Disturbs the cluster for this time, and until each disturbance came once, in an order by chance. Returns how often
 * each came.
 */
export const disturb = async (
  cluster: Cluster,
  chance: Seeded,
  { milliseconds, calm }: { milliseconds: number; calm: number },
): Promise<Record<Disturbance, number>> => {
  const came = Object.fromEntries(names.map((name) => [name, 0])) as Record<Disturbance, number>;
  const end = Date.now() + milliseconds;
  let left: Disturbance[] = [];
  while (Date.now() < end || left.length || !Object.values(came).every(Boolean)) {
    if (!left.length) left = [...names];
    const name = chance.oneOf(left);
    if (!name) break;
    left = left.filter((other) => other !== name);
    await pause(calm);
    await disturbances[name](cluster, chance);
    came[name] += 1;
  }
  return came;
};
