// The server for the browser journeys: the production build on a temporary data folder, which is deleted when the
// server ends.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dataDir = mkdtempSync(join(process.env.SCRATCH_ROOT ?? tmpdir(), 'caravan-e2e-'));
const server = spawn(process.execPath, [join(import.meta.dirname, '../../dist/apps/server/main.js')], {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: dataDir },
});
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
