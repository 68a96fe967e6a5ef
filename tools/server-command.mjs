// Commands for a shop's operator: `node tools/server-command.mjs NAME …` runs `dist/apps/server/NAME.js` with the
// server's configuration. package.json lists their names: staff, audit:books, mails, migrate, backup, restore,
// database:move, database:upgrade.
import { prepare } from './lib/prepare.mjs';
import { inRoot, node24, run } from './lib/workspace.mjs';

const [name, ...args] = process.argv.slice(2);

// Beside a running server, the command is of the same version as that server.
await prepare({ besideServer: 'use' });

const { code } = await run(node24(), ['--enable-source-maps', inRoot('dist', 'apps', 'server', `${name}.js`), ...args]);
process.exit(code);
