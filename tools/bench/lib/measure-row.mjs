// Measures a row and its bare route, or the row of two builds, in turn, so that other load on the machine affects both.
import { burst, connections } from './burst.mjs';
import { countStatements } from './statistics.mjs';
import { median } from './words.mjs';

const rounds = 3;
const seconds = 3;

const medians = (bursts) =>
  Object.fromEntries(
    ['rate', 'p50', 'p99', 'cpuMs', 'statements'].map((key) => [key, median(bursts.map((one) => one[key]))]),
  );

/**
 * The requests of each burst: all of them, or, if a request works only once, a separate share with equal parts for
 * each connection.
 */
const sharesOf = ({ once, name }, requests) => {
  if (!once) return () => requests;
  const each = Math.floor(requests.length / connections);
  const share = Math.floor(each / (rounds + 1));
  if (!share) throw new Error(`${name}: ${requests.length} requests are too few`);
  const own = (burstNumber) => (_, index) =>
    index < each * connections && Math.floor((index % each) / share) === burstNumber;
  return (burstNumber) => requests.filter(own(burstNumber));
};

/** Makes the data of a row; the result sends the requests of one burst. */
const prepare = async ({ server, shop, forgetPeak }, row) => {
  const shareOf = sharesOf(row, await row.prepare(shop));
  // Rows have just inserted thousands of records: update the statistics as in a database that has been running for a
  // while.
  await shop.sql('ANALYZE');
  forgetPeak();
  return async (burstNumber, forSeconds) => {
    const before = await countStatements(shop);
    const measured = await burst(server(), shareOf(burstNumber), row.once ? undefined : forSeconds);
    return { ...measured, statements: ((await countStatements(shop)) - before) / measured.good };
  };
};

/** A row beside its bare route. */
export const measureRow = async (bench, row) => {
  const own = await prepare(bench, row);
  const beside = (forSeconds) => burst(bench.bare, [{ path: `/${row.beside}` }], forSeconds);
  await beside(1);
  await own(0, 2);
  const taken = [];
  for (let round = 1; round <= rounds; round += 1)
    taken.push({ bare: await beside(seconds), own: await own(round, seconds) });
  return {
    own: { ...medians(taken.map((one) => one.own)), peak: bench.peak() },
    bare: medians(taken.map((one) => one.bare)),
    ratio: median(taken.map(({ own: { rate }, bare }) => rate / bare.rate)),
  };
};

/** A row of this build beside the same row of another one. */
export const compareRow = async (bench, other, row) => {
  const own = await prepare(bench, row);
  const theirs = await prepare(other, row);
  await own(0, 2);
  await theirs(0, 2);
  const taken = [];
  for (let round = 1; round <= rounds; round += 1)
    taken.push({ theirs: await theirs(round, seconds), own: await own(round, seconds) });
  const ratioOf = (key) => median(taken.map((one) => one.own[key] / one.theirs[key]));
  return {
    own: { ...medians(taken.map((one) => one.own)), peak: bench.peak() },
    theirs: { ...medians(taken.map((one) => one.theirs)), peak: other.peak() },
    ratio: { rate: ratioOf('rate'), cpuMs: ratioOf('cpuMs') },
  };
};
