// `npm run lighthouse`: home and product page on a simulated phone with a slow connection, in both languages; each
// score is the median of three runs. It installs Lighthouse into this folder on first use. Times depend on other load
// on the machine, so the report includes the load.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBench } from '../bench/lib/start-bench.mjs';
import { median } from '../bench/lib/words.mjs';
import { chromium } from '../lib/chromium.mjs';
import { node24, run } from '../lib/workspace.mjs';

const here = import.meta.dirname;
const command = join(here, 'node_modules/lighthouse/cli/index.js');
const runs = 3;
/** Scores that every page reaches; LCP in ms and CLS are limits. */
const wanted = { accessibility: 100, 'best-practices': 100, seo: 100 };
const limits = { lcp: 2_500, cls: 0.02 };

if (!existsSync(command)) {
  console.log('Installing Lighthouse into tools/lighthouse …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: here,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status) process.exit(1);
}
const browser = await chromium();
if (!browser) process.exit(1);

const reports = mkdtempSync(join(tmpdir(), 'caravan-lighthouse-'));

const visit = async (url) => {
  const file = join(reports, 'report.json');
  const flags = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--only-categories=performance,accessibility,best-practices,seo',
  ];
  const attempt = () =>
    run(node24(), [command, url, ...flags, '--chrome-flags=--headless=new --no-sandbox --disable-gpu'], {
      env: { CHROME_PATH: browser },
    });
  // Chromium sometimes records a trace without its start (NO_NAVSTART), and Lighthouse asks for another run.
  for (let tries = 1; (await attempt()).code; tries += 1)
    if (tries === 3) throw new Error(`Lighthouse failed three times on ${url}`);
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8'));
  const failed = Object.values(categories).flatMap(({ id, auditRefs }) =>
    id === 'performance'
      ? []
      : auditRefs
          .filter(({ id: audit, weight }) => weight && audits[audit].score !== null && audits[audit].score < 1)
          .map(({ id: audit }) => audit),
  );
  return {
    scores: Object.fromEntries(Object.keys(wanted).map((id) => [id, Math.round(categories[id].score * 100)])),
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    failed,
  };
};

const bench = await startBench();
let missed = 0;
try {
  const { link } = await bench.shop.product();
  const product = `/productdetail?url=${encodeURIComponent(link)}`;
  const pages = {
    'home, en': '/?lang=en',
    'home, zh': '/?lang=zh',
    'product, en': `${product}&lang=en`,
    'product, zh': `${product}&lang=zh`,
  };
  const table = [];
  for (const [page, path] of Object.entries(pages)) {
    const visits = [];
    for (let time = 0; time < runs; time += 1) visits.push(await visit(bench.url + path));
    const scores = Object.fromEntries(
      Object.keys(wanted).map((id) => [id, median(visits.map((one) => one.scores[id]))]),
    );
    missed += Object.entries(wanted).filter(([id, least]) => scores[id] < least).length;
    const overLimit = (key) => median(visits.map((one) => one[key])) > limits[key];
    missed += Object.keys(limits).filter(overLimit).length;
    const failed = [...new Set(visits.flatMap((one) => one.failed))].join(' ');
    const of = (key) => median(visits.map((one) => one[key]));
    table.push({
      page,
      ...scores,
      'LCP s': (of('lcp') / 1000).toFixed(2),
      'TBT ms': Math.round(of('tbt')),
      CLS: of('cls').toFixed(3),
      load: loadavg()[0].toFixed(1),
      failed,
    });
    console.log(`${page}: ${Object.values(scores).join(' ')} ${failed}`);
  }
  console.table(table);
} finally {
  await bench.stop();
  rmSync(reports, { recursive: true, force: true });
}
console.log(missed ? `${missed} scores are below ${JSON.stringify(wanted)}.` : 'Every score is reached.');
