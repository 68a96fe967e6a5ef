// `npm pack` runs this: it bundles the check into `dist`, so that the package needs no other package and no TypeScript.
import { join } from 'node:path';
import { build } from 'vite';

const [outDir = join(import.meta.dirname, 'dist')] = process.argv.slice(2);

await build({
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'warn',
  build: {
    outDir,
    emptyOutDir: true,
    minify: false,
    target: 'es2022',
    lib: {
      entry: join(import.meta.dirname, '../../libs/platform/kernel/src/proof/verify-command.ts'),
      formats: ['es'],
      fileName: 'verify-command',
    },
  },
});
