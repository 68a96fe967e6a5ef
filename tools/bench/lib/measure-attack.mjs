// Measures what an attack costs other people, and whether the server's memory returns afterwards.
import { setTimeout as sleep } from 'node:timers/promises';
import { memory } from './process-usage.mjs';
import { visit } from './visitors.mjs';

const seconds = Number(process.env.BENCH_ATTACK_SECONDS ?? 20);
const visitors = 3;
/** Seconds until an attack has its effect. */
const onset = 5;
const recovery = 60;
export const mostMemory = 100_000_000;

/**
 * Waits until the memory is near its previous value. Returns the remaining difference in bytes, and the seconds it
 * took.
 */
const recover = async (pid, before) => {
  for (let waited = 0; ; waited += 1) {
    const above = memory(pid) - before;
    if (above <= mostMemory || waited === recovery) return { above, waited };
    await sleep(1_000);
  }
};

export const measureAttack = async ({ server, shop, hostile }, row) => {
  const { pid, url } = server();
  const address = new URL(url);
  const shoppers = await shop.shoppers(visitors);
  // As long as a measurement: V8 lets its heap grow to a working size first, with or without an attack.
  await visit(address, shoppers, seconds);
  const calm = await visit(address, shoppers, seconds);
  const before = memory(pid);
  const stop = await row.attack({ address, shop, hostile });
  let attacked;
  try {
    await sleep(onset * 1_000);
    attacked = await visit(address, shoppers, seconds);
  } finally {
    await stop();
  }
  const ratio = Math.max(...Object.keys(calm.p99).map((name) => attacked.p99[name] / calm.p99[name]));
  return { calm, attacked, ratio, ...(await recover(pid, before)) };
};
