// `npm run dev`: installs from the lockfile if needed, and runs the development server on the pinned Node.
import { endIf, serverProblems } from './lib/preflight.mjs';
import { prepare } from './lib/prepare.mjs';
import { inRoot, node24, run, stopWithNpm } from './lib/workspace.mjs';

stopWithNpm();
endIf(await serverProblems());
await prepare({ withBuild: false });

const { code } = await run(node24(), [inRoot('tools', 'dev-server.mjs')]);
process.exit(code);
