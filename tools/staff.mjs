// `npm run staff -- add EMAIL`: makes a staff account and prints its password once, whether or not the server runs.
import { inRoot, node24, run } from './lib/workspace.mjs';

const build = await run(node24(), [inRoot('tools', 'build.mjs'), '--if-stale']);
if (build.code) process.exit(build.code);

const { code } = await run(node24(), ['--enable-source-maps', inRoot('dist', 'apps', 'server', 'staff.js'), ...process.argv.slice(2)]);
process.exit(code);
