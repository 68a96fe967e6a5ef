// A row and its bare route in turn, so that whatever else the machine does hits both.
import { burst } from './burst.mjs';
import { median } from './words.mjs';

const rounds = 3;
const seconds = 3;

const medians = (bursts) => Object.fromEntries(['rate', 'p50', 'p99', 'cpuMs'].map((key) => [key, median(bursts.map((one) => one[key]))]));

export const measureRow = async ({ server, bare, shop }, row) => {
  const requests = await row.prepare(shop);
  const bareRequests = [{ path: `/${row.beside}` }];
  await burst(bare, bareRequests, 1);
  await burst(server(), requests, 2);
  const taken = [];
  for (let round = 0; round < rounds; round += 1) {
    taken.push({ bare: await burst(bare, bareRequests, seconds), own: await burst(server(), requests, seconds) });
  }
  return {
    own: medians(taken.map(({ own }) => own)),
    bare: medians(taken.map((one) => one.bare)),
    ratio: median(taken.map(({ own, bare: alone }) => own.rate / alone.rate)),
  };
};
