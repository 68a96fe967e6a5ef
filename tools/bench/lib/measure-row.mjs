// Measures a row and its bare route in turn, so that other load on the machine affects both.
import { burst, connections } from './burst.mjs';
import { median } from './words.mjs';

const rounds = 3;
const seconds = 3;

const medians = (bursts) =>
  Object.fromEntries(['rate', 'p50', 'p99', 'cpuMs'].map((key) => [key, median(bursts.map((one) => one[key]))]));

/**
 * The requests of each burst: all of them, or, if a request works only once, a separate share with equal parts for
 * each connection.
 */
const sharesOf = ({ once }, requests) => {
  if (!once) return () => requests;
  const share = Math.floor(requests.length / connections / (rounds + 1));
  const own = (burstNumber) => (_, index) =>
    Math.floor((index % (requests.length / connections)) / share) === burstNumber;
  return (burstNumber) => requests.filter(own(burstNumber));
};

/** Fails if requests were sent twice, because the second answer is only a replay. */
const refuseRepeats = ({ once, name }, { good }, requests) => {
  if (once && good > requests.length)
    throw new Error(`${name}: ${requests.length} requests were not enough, ${good} were sent`);
};

export const measureRow = async ({ server, bare, shop }, row) => {
  const shareOf = sharesOf(row, await row.prepare(shop));
  // Rows have just inserted thousands of records: update the statistics as in a database that has been running for a
  // while.
  await shop.sql('ANALYZE');
  const bareRequests = [{ path: `/${row.beside}` }];
  const measure = async (burstNumber, forSeconds) => {
    const requests = shareOf(burstNumber);
    const measured = await burst(server(), requests, forSeconds);
    refuseRepeats(row, measured, requests);
    return measured;
  };
  await burst(bare, bareRequests, 1);
  await measure(0, 2);
  const taken = [];
  for (let round = 1; round <= rounds; round += 1) {
    taken.push({ bare: await burst(bare, bareRequests, seconds), own: await measure(round, seconds) });
  }
  return {
    own: medians(taken.map(({ own }) => own)),
    bare: medians(taken.map((one) => one.bare)),
    ratio: median(taken.map(({ own, bare: alone }) => own.rate / alone.rate)),
  };
};
