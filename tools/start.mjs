// `npm start`: installs from the lockfile if needed, builds if the build is stale, and serves. It runs on Node >=
// 20.19 before any package is installed. `--no-build` serves the existing build.
import { endIf, serverProblems } from './lib/preflight.mjs';
import { prepare } from './lib/prepare.mjs';
import { inRoot, node24, run, stopWithNpm } from './lib/workspace.mjs';

stopWithNpm();
endIf(await serverProblems());
await prepare({ withBuild: !process.argv.includes('--no-build'), serves: true });

// This process ends with the server, and the server with this process.
const server = await run(node24(), [inRoot('dist', 'apps', 'server', 'main.js')]);
process.exit(server.code);
