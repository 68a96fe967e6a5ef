// `npm test`: everything that CI runs. `npm test -- unit e2e` runs the named steps only.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from './lib/chromium.mjs';
import { inRoot, node24, run, runBin } from './lib/workspace.mjs';

const reports = mkdtempSync(join(tmpdir(), 'caravan-test-'));
const report = (name) => join(reports, `${name}.json`);
const readReport = (name) => {
  try {
    return JSON.parse(readFileSync(report(name), 'utf8'));
  } catch {
    return undefined;
  }
};

/** A command without counts of its own is one check. */
const asOne = ({ code }) => ({ passed: code ? 0 : 1, failed: code ? 1 : 0, skipped: 0 });
/** A runner that crashed or counted nothing has failed, whatever it printed. */
const orFailed = ({ code }, counts) => {
  if (!counts || counts.passed + counts.failed === 0) return { passed: 0, failed: 1, skipped: 0 };
  return code && !counts.failed ? { ...counts, failed: 1 } : counts;
};

const vitestCounts = (result) =>
  result && { passed: result.numPassedTests, failed: result.numFailedTests + (result.numFailedTestSuites && !result.numFailedTests ? 1 : 0), skipped: result.numPendingTests };
const playwrightCounts = (result) =>
  result && { passed: result.stats.expected, failed: result.stats.unexpected + result.stats.flaky, skipped: result.stats.skipped };

/** Runs a Playwright configuration in the Chromium of this machine. */
const browse = async (name, config) => {
  const browser = await chromium();
  if (!browser) return { passed: 0, failed: 1, skipped: 0 };
  const result = await runBin('playwright', ['test', '--config', config, '--reporter', 'line,json'], {
    env: { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report(name) },
  });
  return orFailed(result, playwrightCounts(readReport(name)));
};

const steps = {
  // The walls need Nx's project graph, which this writes to its cache.
  graph: async () => asOne(await runBin('nx', ['show', 'projects'], { capture: true, env: { NX_DAEMON: 'false' } })),
  lint: async () => asOne(await runBin('eslint', ['.', '--max-warnings', '0'], { env: { NX_DAEMON: 'false' } })),
  chinese: async () => asOne(await run(node24(), [inRoot('tools', 'zh-punctuation.mjs'), '--check'])),
  // All projects in one program: they share their options, and one after the other would read the same files forty times.
  types: async () => asOne(await runBin('tsc', ['-p', inRoot('tools', 'tsconfig.workspace.json')])),
  build: async () => asOne(await run(node24(), [inRoot('tools', 'build.mjs'), '--if-stale'])),
  bytes: async () => asOne(await run(node24(), [inRoot('tools', 'bytes.mjs')])),
  unit: async () => {
    const result = await runBin('vitest', ['run', '--reporter', 'default', '--reporter', 'json', '--outputFile.json', report('unit')]);
    return orFailed(result, vitestCounts(readReport('unit')));
  },
  gallery: async () => {
    const built = await runBin('vite', ['build', '--config', inRoot('libs', 'ui-kit', 'gallery', 'vite.config.ts'), '--logLevel', 'warn']);
    return built.code ? asOne(built) : browse('gallery', inRoot('libs', 'ui-kit', 'gallery', 'playwright.config.ts'));
  },
  e2e: () => browse('e2e', inRoot('apps', 'e2e', 'playwright.config.ts')),
};

const wanted = process.argv.slice(2).filter((name) => name in steps);
const total = { passed: 0, failed: 0, skipped: 0 };
const table = [];
for (const [name, step] of Object.entries(steps)) {
  if (wanted.length && !wanted.includes(name)) continue;
  console.log(`\n── ${name} ──`);
  const started = performance.now();
  const counts = await step();
  for (const key of Object.keys(total)) total[key] += counts[key];
  table.push({ step: name, ...counts, seconds: Math.round((performance.now() - started) / 1000) });
}
rmSync(reports, { recursive: true, force: true });
console.log('');
console.table(table);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed ? 1 : 0;
