// Other visitors of the shop: each requests home, the cart and a login from a separate address, and pauses for a
// moment. They run in a thread, so that the attacker's work in this process does not delay them.
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const pause = 150;

const timed = (url, { method = 'GET', path, headers = {}, body }, localAddress) =>
  new Promise((done) => {
    const begun = performance.now();
    const sent = request(`${url.origin}${path}`, { method, headers, localAddress, agent: false });
    const end = (status) => done({ status, ms: performance.now() - begun });
    sent.on('response', (response) => response.resume().on('end', () => end(response.statusCode)));
    sent.on('error', (error) => end(error.code));
    sent.end(body);
  });

const p99 = (times) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;

const asksOf = ({ email, password, token }) => ({
  home: { path: '/', headers: { 'accept-encoding': 'br' } },
  cart: { path: '/v1/cart', headers: { authorization: `Bearer ${token}` } },
  login: {
    method: 'POST',
    path: '/v1/login',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  },
});

const visitNow = async ({ origin, shoppers, seconds, network }) => {
  const url = new URL(origin);
  const until = performance.now() + seconds * 1_000;
  const times = { home: [], cart: [], login: [] };
  const refused = {};
  const visitor = async (shopper, index) => {
    const asks = asksOf(shopper);
    while (performance.now() < until) {
      for (const [name, ask] of Object.entries(asks)) {
        const { status, ms } = await timed(url, ask, `127.0.${network}.${index + 1}`);
        times[name].push(ms);
        if (status !== 200) refused[`${name} ${status}`] = (refused[`${name} ${status}`] ?? 0) + 1;
        await sleep(pause);
      }
    }
  };
  await Promise.all(shoppers.map(visitor));
  return { p99: Object.fromEntries(Object.entries(times).map(([name, list]) => [name, p99(list)])), refused };
};

if (!isMainThread && workerData?.isVisit) parentPort.postMessage(await visitNow(workerData));

/** Each visit comes from other addresses, because logins of one address are limited. */
let visits = 0;

/**
 * The p99 in milliseconds of each request while all shoppers visit, and the number of other answers than 200, by
 * request and status.
 */
export const visit = async ({ origin }, shoppers, seconds) => {
  visits += 1;
  const data = { isVisit: true, origin, shoppers, seconds, network: visits % 250 };
  const worker = new Worker(new URL(import.meta.url), { workerData: data });
  const [result] = await once(worker, 'message');
  await worker.terminate();
  return result;
};
