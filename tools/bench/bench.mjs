// `npm run bench`: what a first visit weighs, and what the built server does beside a bare route in the same minutes.
// `npm run bench -- server cart` measures only rows whose file name contains one of the words; `bytes`, `browser`, `server` are whole parts.
//
// A row of the server's table is a file `rows/<name>.mjs` with a default export:
//   order     number; the table's order
//   name      what the table calls it
//   beside    the bare route that it is measured against: 'row' (one prepared primary-key SELECT), 'hello' (no database), 'hash' (argon2id alone)
//   ratio     at least this part of the bare route's requests a second (leave out where there is no target)
//   cpuMs     at most so many milliseconds of the Node process's CPU for each request (leave out where there is no target)
//   once      true where a request works only once: each is sent once, and the row fails when they run out
//   prepare   async (shop) => requests: an array of { method?, path, token?, headers?, body? }; the connections share it out among them.
//             `[n]` in a path or body becomes a number that no other request has. Before it, make whatever the row needs, by `shop`:
//               shop.call(method, path, { token?, body?, headers?, language? })   the API's `data`, or an error that says what it answered
//               shop.shoppers(n)                                   n registered shoppers { email, password, token }, made once for all rows
//               shop.staffToken()                                  a token of the first staff account
//               shop.product()                                     a product of the demo shop { link, goods }
//               shop.sql(text, values?)                            the database, for what would take too long to make by calls (10,000 orders)
// Every answer must be 2xx or 3xx: a row that answers otherwise fails the bench.
import { cpus, loadavg } from 'node:os';
import { chromium } from '../lib/chromium.mjs';
import { measurePages } from '../lib/page-bytes.mjs';
import { firstVisits } from './lib/first-visits.mjs';
import { measureRow } from './lib/measure-row.mjs';
import { readRows } from './lib/read-rows.mjs';
import { startBench } from './lib/start-bench.mjs';
import { megabytes, milliseconds, rate, verdict } from './lib/words.mjs';

const budgets = { home: 130_000, product: 145_000, requests: 20, memory: 330_000_000, restartMs: 1_000 };
const words = process.argv.slice(2);
const wants = (part) => words.length === 0 || words.includes(part);
const rows = (await readRows()).filter(({ file }) => wants('server') || words.some((word) => file.includes(word)));

const noteMachine = (when) => {
  const [minute] = loadavg();
  console.log(`${when}: ${cpus().length} × ${cpus()[0]?.model ?? 'cores'}, load ${minute.toFixed(2)}, Node ${process.version}`);
};

noteMachine('At the start');
let missed = 0;
const judge = (isMet, target) => {
  if (!isMet) missed += 1;
  return verdict(isMet, target);
};

if (wants('bytes')) {
  const { pages } = measurePages();
  const limitOf = { home: budgets.home, 'product-detail': budgets.product };
  console.log('\nScripts by page, in bytes as sent (brotli): its own beyond what every page loads, and all of a first visit');
  console.table(
    pages.map(({ page, own, all, files }) => ({ page, own, all, files, target: page in limitOf ? judge(all <= limitOf[page], `≤ ${limitOf[page]}`) : '' })),
  );
}

if (wants('browser') || rows.length) {
  const bench = await startBench();
  try {
    if (wants('browser')) {
      const browser = await chromium();
      if (!browser) throw new Error('the first visits need a Chromium');
      const visits = await firstVisits(browser, bench);
      console.log('\nFirst visits in a real Chromium, without a click: what the page needs, and with the pages that it prefetches in idle moments');
      console.table(
        visits.map((visit) => ({
          ...visit,
          target: visit.page === 'home' ? judge(visit.requests <= budgets.requests && visit.script <= budgets.home, `≤ ${budgets.requests} requests, ≤ ${budgets.home} of script`) : '',
        })),
      );
    }

    if (rows.length) {
      console.log('\nThe server, 16 connections, in turn with its bare route on the same PostgreSQL; the medians of the rounds');
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
          peak: megabytes(bench.peak()),
          target: targets.join(', '),
        });
        console.log(`  ${row.name}: ${rate(own.rate)}/s beside ${rate(bare.rate)}/s, ${own.cpuMs.toFixed(2)} ms of CPU beside ${bare.cpuMs.toFixed(2)}`);
      }
      console.table(table);

      const { peak, restartMs } = await bench.restart();
      console.table([
        { of: 'memory of the Node process at its peak', value: megabytes(peak), target: judge(peak <= budgets.memory, '≤ 330 MB') },
        { of: 'start on the database that is there', value: milliseconds(restartMs), target: judge(restartMs < budgets.restartMs, '< 1 s') },
      ]);
    }
  } finally {
    await bench.stop();
  }
}

noteMachine('\nAt the end');
console.log(missed ? `${missed} targets missed.` : 'Every target met.');
