// `npm run build`: the browser's files, the page renderer and the server, into `dist`. `--if-stale` builds only when a source changed.
// `--mode production.caravan` names the website by its second segment; without one it is `default`.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { precompress } from './lib/precompress.mjs';
import { sourceHash } from './lib/source-hash.mjs';
import { inRoot, runBin } from './lib/workspace.mjs';

const { values } = parseArgs({ options: { 'if-stale': { type: 'boolean', default: false }, mode: { type: 'string' } } });
const mode = values.mode ?? process.env.BUILD_MODE ?? 'production';

const stamp = inRoot('dist', '.built-from');
const hash = sourceHash(mode, process.versions.node.split('.')[0]);
const results = [
  inRoot('dist', 'apps', 'shell', 'client', '.vite', 'manifest.json'),
  inRoot('dist', 'apps', 'shell', 'server', 'entry-server.js'),
  inRoot('dist', 'apps', 'server', 'main.js'),
];

const isFresh = () => results.every(existsSync) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;

const steps = [
  ['the browser’s files', ['apps/shell/vite.config.ts']],
  ['the page renderer', ['apps/shell/vite.config.ts', '--ssr']],
  ['the server', ['apps/server/vite.config.ts']],
];

const build = async () => {
  // A build that is broken off must not pass for a whole one.
  rmSync(stamp, { force: true });
  const started = performance.now();
  for (const [name, [config, ...flags]] of steps) {
    console.log(`Building ${name} …`);
    const { code } = await runBin('vite', ['build', '--config', config, '--mode', mode, '--logLevel', 'warn', ...flags]);
    if (code) process.exit(code);
  }
  await precompress(inRoot('dist', 'apps', 'shell', 'client'));
  mkdirSync(inRoot('dist'), { recursive: true });
  writeFileSync(stamp, hash);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
};

if (values['if-stale'] && isFresh()) console.log('The build is up to date.');
else await build();
