#!/usr/bin/env node
// `npx ./tools/verify FILE [OLDER]`: checks a statement or a receipt. A packed copy contains the check as JavaScript; in
// a clone Node reads its source, which takes Node 22.18 or newer.
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';

const packed = new URL('dist/verify-command.js', import.meta.url);
const source = new URL('../../libs/platform/kernel/src/proof/verify-command.ts', import.meta.url);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (!existsSync(packed) && (major < 22 || (major === 22 && minor < 18))) {
  console.error('The source of the check needs Node 22.18 or newer. A copy made by "npm pack" runs on Node 20.19.');
  process.exit(2);
}

const { verifyCommand } = await import(existsSync(packed) ? packed.href : source.href);

process.exitCode = await verifyCommand(process.argv.slice(2), {
  read: async (path, limit) => ((await stat(path)).size > limit ? undefined : readFile(path)),
  write: (line) => console.log(line),
});
