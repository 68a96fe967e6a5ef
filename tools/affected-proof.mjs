// `npm run prove:affected`: what a change makes CI run. Commits are made in a throw-away clone of the last commit; the table goes to docs/ci.md.
import { appendFileSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { usersOf } from './affected/source-graph.mjs';
import { inRoot } from './lib/workspace.mjs';
import { scratchClone } from './testing/scratch-workspace.ts';

const targets = ['lint', 'typecheck', 'test'];
const isTimed = !process.argv.includes('--counts-only');

const everything = (_folder, all) => all;
/** The tests of the server's core run on the migrations, and Nx takes whoever uses a project that is touched, if only for a type. */
const onMigrations = (folder) => usersOf(folder, 'server-core');

/** What is changed, and who must run; the first one is timed. */
const cases = [
  { change: 'a feature’s web part', file: 'libs/content/web/src/content.web.ts', expected: () => ['content-web', 'e2e', 'server', 'shell'] },
  { change: 'a feature’s server part', file: 'libs/goods/server/src/goods.server.ts', expected: () => ['e2e', 'goods-server', 'server'] },
  { change: 'a contract', file: 'libs/goods/contract/src/goods.paths.ts', expected: (folder) => usersOf(folder, 'goods-contract'), least: ['goods-web', 'goods-server'] },
  { change: 'the kernel', file: 'libs/platform/kernel/src/time.ts', expected: (folder) => usersOf(folder, 'kernel'), least: ['shell', 'server', 'ui-kit', 'tools'] },
  { change: 'a migration', file: 'apps/server/migrations/meta/_journal.json', expected: onMigrations },
  { change: 'the lint rules', file: '.eslintrc.json', expected: everything },
  { change: 'an alias', file: 'tsconfig.base.json', expected: everything },
  { change: 'a page of docs', file: 'docs/architecture.md', expected: () => [] },
];

const scratch = await scratchClone();

const must = async (command, ...args) => {
  const { code, stdout, output } = await scratch.run(command, ...args);
  if (code) throw new Error(`${command} ${args.join(' ')}\n${output}`);
  return stdout;
};

const projects = async (...options) => JSON.parse(await must('nx', 'show', 'projects', '--json', ...options)).sort();

const commit = async (file) => {
  const path = join(scratch.folder, file);
  if (!existsSync(path)) throw new Error(`${file} is gone: name another one`);
  appendFileSync(path, /\.tsx?$/.test(file) ? '\n// Changed.\n' : '\n');
  const author = ['-c', 'user.name=proof', '-c', 'user.email=proof@example.test'];
  await must('git', ...author, 'commit', '--quiet', '--all', '--message', `Change ${file}`);
};

const timed = async () => {
  const started = performance.now();
  const output = await must('nx', 'affected', '-t', ...targets, '--base=HEAD~1', '--head=HEAD', '--parallel=2');
  return { seconds: Math.max(1, Math.round((performance.now() - started) / 1000)), cache: /Cache:\s+(\d+\/\d+)/.exec(output)?.[1] ?? 'none' };
};

/** Leaves what CI hands on from run to run: the results and Nx's list of them. */
const forgetAllButTheCache = () => {
  for (const file of globSync('.nx/workspace-data/*', { cwd: scratch.folder })) {
    if (!file.endsWith('.db')) rmSync(join(scratch.folder, file), { recursive: true, force: true });
  }
};

const difference = (found, expected) => [
  ...found.filter((name) => !expected.includes(name)).map((name) => `${name} runs and should not`),
  ...expected.filter((name) => !found.includes(name)).map((name) => `${name} should run and does not`),
];

const rows = [];
const faults = [];
const times = [];
let total;
try {
  const start = (await must('git', 'rev-parse', 'HEAD')).trim();
  const all = await projects();
  const withTarget = new Map();
  for (const target of targets) withTarget.set(target, new Set(await projects('--with-target', target)));
  total = ['everything', '', ...targets.map((target) => withTarget.get(target).size)];

  for (const [index, { change, file, expected, least = [] }] of cases.entries()) {
    await commit(file);
    const found = await projects('--affected', '--base=HEAD~1', '--head=HEAD');
    const wrong = difference(found, [...new Set([...expected(scratch.folder, all), ...least])].sort());
    faults.push(...wrong.map((fault) => `${change}: ${fault}`));
    rows.push([change, file, ...targets.map((target) => found.filter((name) => withTarget.get(target).has(name)).length)]);
    const missing = all.filter((name) => !found.includes(name));
    const who = found.length <= 4 ? found.join(', ') || 'nobody' : missing.length ? `all but ${missing.join(', ')}` : 'all';
    console.log(`${wrong.length ? '✗' : '✓'} ${change} (${file}): ${found.length} of ${all.length}: ${who}`);
    if (index === 0 && isTimed && !wrong.length) {
      times.push(['nothing cached', await timed()]);
      forgetAllButTheCache();
      times.push(['the same again, from the cache', await timed()]);
    }
    await must('git', 'reset', '--quiet', '--hard', start);
  }
} finally {
  await scratch.remove();
}

const line = (cells) => `| ${cells.join(' | ')} |`;
const counts = [line(['change', 'file', ...targets]), line(['---', '---', ...targets.map(() => '---:')]), ...[...rows, total].map((row) => line(row.map((cell, at) => (at === 1 && cell ? `\`${cell}\`` : cell))))];
const seconds = [line([`${cases[0].change}: ${targets.join(', ')}`, 'seconds', 'results from the cache']), line(['---', '---:', '---:']), ...times.map(([what, { seconds: taken, cache }]) => line([what, taken, cache]))];
console.log(`\n${counts.join('\n')}\n`);
if (times.length) console.log(`${seconds.join('\n')}\n`);

if (faults.length) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else {
  const page = inRoot('docs', 'ci.md');
  const put = (text, name, lines) => text.replace(new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`), (_, open, close) => `${open}\n${lines.join('\n')}\n\n${close}`);
  const withCounts = put(readFileSync(page, 'utf8'), 'counts', counts);
  writeFileSync(page, times.length ? put(withCounts, 'times', [`Measured on ${availableParallelism()} cores, two tasks at a time:`, '', ...seconds]) : withCounts);
}
