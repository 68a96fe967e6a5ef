// Commands for whoever operates a shop: `node tools/server-command.mjs NAME …` runs `dist/apps/server/NAME.js`, on the configuration of a server.
// What there is stands in package.json: staff, audit:books, backup, restore.
import { inRoot, node24, run } from './lib/workspace.mjs';

const [name, ...args] = process.argv.slice(2);

const build = await run(node24(), [inRoot('tools', 'build.mjs'), '--if-stale']);
if (build.code) process.exit(build.code);

const { code } = await run(node24(), ['--enable-source-maps', inRoot('dist', 'apps', 'server', `${name}.js`), ...args]);
process.exit(code);
