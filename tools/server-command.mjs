// Commands for a shop's operator: `node tools/server-command.mjs NAME …` runs `dist/apps/server/NAME.js` with the
// server's configuration. package.json lists their names: staff, audit:books, mails, migrate, backup, restore,
// database:move, database:upgrade.
import { build, inRoot, node24, run } from './lib/workspace.mjs';

const [name, ...args] = process.argv.slice(2);

await build();

const { code } = await run(node24(), ['--enable-source-maps', inRoot('dist', 'apps', 'server', `${name}.js`), ...args]);
process.exit(code);
