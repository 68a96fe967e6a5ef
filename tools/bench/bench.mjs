// `npm run bench`: measures the size of a first visit, and the built server against a bare route in the same minutes.
// `npm run bench -- server cart` measures only rows whose file name contains one of the words; `bytes`, `browser` and
// `server` select whole parts.
//
// A row of the server's table is a file `rows/<name>.mjs` with a default export:
//   order     the row's position in the table
//   name      the row's name in the table
//   beside    the bare route to compare with: 'row' (one prepared primary-key SELECT), 'hello' (no database),
//             'hash' (argon2id alone)
//   ratio     the least part of the bare route's requests a second (optional)
//   cpuMs     the most CPU milliseconds of the Node process for each request (optional)
//   once      true if a request works only once: each is sent once, and a burst ends with its share of them
//   prepare   async (shop) => requests: an array of { method?, path, token?, headers?, body? }, which the connections
//             share. `[n]` in a path or body becomes a unique number. It makes the row's data through `shop`:
//               shop.call(method, path, { token?, body?, headers?, language? })
//                                        the API's `data`, or an error with the API's answer
//               shop.shoppers(n)         n registered shoppers { email, password, token }, made once for all rows
//               shop.staffToken()        a token of the first staff account
//               shop.product()           a product of the demo shop { link, goods }
//               shop.sql(text, values?)  the database, for data that takes too long by calls (10,000 orders)
//
// A row of an attack has `order`, `name` and
//   attack    async ({ address, shop, hostile }) => stop: starts an attack from one address, and returns the
//             function that stops it. `hostile` is the attacker's shop { url }.
//   mostRatio the most times that other people's p99 may grow (optional)
// Attacks run on their own server, with rate limits, while other people ask for home, the cart and a login:
// `npm run bench -- attacks`, or the name of one. BENCH_ATTACK_SECONDS (20) is the length of each measurement.
//
// `npm run bench -- --against ../other` runs the rows of this build and of another checkout's in turn and prints the
// ratios; words choose rows here, too.
//
// `npm run bench -- million` measures a shop of a million orders; `million.mjs` says how.
//
// Every answer must be 2xx or 3xx: any other status fails the benchmark.
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '../lib/chromium.mjs';
import { measurePages } from '../lib/page-bytes.mjs';
import { startHostileShop } from './lib/attacker.mjs';
import { compareBuilds } from './lib/compare-builds.mjs';
import { firstVisits } from './lib/first-visits.mjs';
import { freePort } from './lib/free-port.mjs';
import { measureAttack, mostMemory } from './lib/measure-attack.mjs';
import { measureRow } from './lib/measure-row.mjs';
import { readRows } from './lib/read-rows.mjs';
import { startBench } from './lib/start-bench.mjs';
import { megabytes, milliseconds, rate, verdict } from './lib/words.mjs';

if (process.argv[2] === 'million') {
  const { benchMillion } = await import('./million.mjs');
  process.exit((await benchMillion()) ? 1 : 0);
}

/** The limits on the first visit to a page, which `tools/bytes.mjs` checks in every run of the tests. */
const { firstVisit } = JSON.parse(readFileSync(new URL('../bytes.budgets.json', import.meta.url), 'utf8'));
const budgets = { attackRatio: 10, memory: 550_000_000, restartMs: 1_200 };
const { values, positionals: words } = parseArgs({
  options: { against: { type: 'string' } },
  allowPositionals: true,
});
const wants = (part) => words.length === 0 || words.includes(part);
const chosen =
  (part) =>
  ({ file }) =>
    wants(part) || words.some((word) => file.includes(word));
const allRows = await readRows();
const rows = allRows.filter(({ attack }) => !attack).filter(chosen('server'));
const attacks = allRows.filter(({ attack }) => attack).filter(chosen('attacks'));

const noteMachine = (when) => {
  const [minute] = loadavg();
  console.log(
    `${when}: ${cpus().length} × ${cpus()[0]?.model ?? 'cores'}, load ${minute.toFixed(2)}, Node ${process.version}`,
  );
};

noteMachine('At the start');
if (values.against !== undefined) {
  await compareBuilds(values.against, rows);
  noteMachine('\nAt the end');
  process.exit();
}

let missed = 0;
const judge = (isMet, target) => {
  if (!isMet) missed += 1;
  return verdict(isMet, target);
};

if (wants('bytes')) {
  const { pages } = measurePages();
  console.log(
    '\nScripts by page, in bytes as sent (brotli): its own beyond what every page loads, and all of a first visit',
  );
  console.table(
    pages.map(({ page, own, all, files }) => ({
      page,
      own,
      all,
      files,
      target: page in firstVisit ? judge(all <= firstVisit[page], `≤ ${firstVisit[page]}`) : '',
    })),
  );
}

if (wants('browser') || rows.length) {
  const bench = await startBench();
  try {
    if (wants('browser')) {
      const browser = await chromium();
      if (!browser) throw new Error('the first visits need a Chromium');
      const visits = await firstVisits(browser, bench);
      console.log(
        '\nFirst visits in a real Chromium, without a click: what the page needs, and with the pages that it prefetches in idle moments',
      );
      console.table(
        visits.map((visit) => ({
          ...visit,
          target: visit.page === 'home' ? judge(visit.script <= firstVisit.home, `≤ ${firstVisit.home} of script`) : '',
        })),
      );
    }

    if (rows.length) {
      console.log(
        '\nThe server, 16 connections, in turn with its bare route on the same PostgreSQL; the medians of the rounds',
      );
      const table = [];
      for (const row of rows) {
        const { own, bare, ratio } = await measureRow(bench, row);
        const targets = [
          ...(row.ratio === undefined ? [] : [judge(ratio >= row.ratio, `ratio ≥ ${row.ratio}`)]),
          ...(row.cpuMs === undefined ? [] : [judge(own.cpuMs <= row.cpuMs, `CPU ≤ ${row.cpuMs} ms`)]),
        ];
        table.push({
          row: row.name,
          'a second': rate(own.rate),
          p50: milliseconds(own.p50),
          p99: milliseconds(own.p99),
          'CPU ms': own.cpuMs.toFixed(2),
          bare: `${row.beside} ${rate(bare.rate)}`,
          'bare CPU': bare.cpuMs.toFixed(2),
          ratio: ratio.toFixed(3),
          statements: own.statements.toFixed(1),
          peak: megabytes(own.peak),
          target: targets.join(', '),
        });
        console.log(
          `  ${row.name}: ${rate(own.rate)}/s beside ${rate(bare.rate)}/s, ${own.cpuMs.toFixed(2)} ms of CPU beside ${bare.cpuMs.toFixed(2)}, ${own.statements.toFixed(1)} statements`,
        );
      }
      console.table(table);

      const { peak, restartMs } = await bench.restart();
      console.table([
        {
          of: 'memory of the Node process at its peak',
          value: megabytes(peak),
          target: judge(peak <= budgets.memory, '≤ 550 MB'),
        },
        {
          of: 'start on the database that is there',
          value: milliseconds(restartMs),
          target: judge(restartMs <= budgets.restartMs, '≤ 1.2 s'),
        },
      ]);
    }
  } finally {
    await bench.stop();
  }
}

if (attacks.length) {
  const hostilePort = await freePort();
  const hostile = await startHostileShop(hostilePort);
  const bench = await startBench({
    env: {
      RATE_LIMITS: 'on',
      GOODS_ALLOW_HOSTS: `127.0.0.1:${hostilePort}`,
      // As the image sets it, and as docs/deployment.md tells operators.
      MALLOC_ARENA_MAX: '1',
    },
  });
  try {
    console.log('\nOther people while one address attacks: p99 in milliseconds, undisturbed and under attack');
    const table = [];
    for (const row of attacks) {
      const { mostRatio = budgets.attackRatio } = row;
      const { calm, attacked, ratio, above, waited } = await measureAttack({ ...bench, hostile }, row);
      const pair = (name) => `${milliseconds(calm.p99[name])} / ${milliseconds(attacked.p99[name])}`;
      table.push({
        row: row.name,
        home: pair('home'),
        cart: pair('cart'),
        login: pair('login'),
        refused: JSON.stringify(attacked.refused),
        ratio: ratio.toFixed(1),
        memory: `${megabytes(above)} after ${waited} s`,
        target: [
          judge(ratio <= mostRatio && Object.keys(attacked.refused).length === 0, `ratio ≤ ${mostRatio}, none refused`),
          judge(above <= mostMemory, '≤ 100 MB after a minute'),
        ].join(', '),
      });
    }
    console.table(table);
  } finally {
    await bench.stop();
    hostile.stop();
  }
}

noteMachine('\nAt the end');
console.log(missed ? `${missed} targets missed.` : 'Every target met.');
