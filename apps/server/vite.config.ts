import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { asciiComments } from './vite/ascii-comments.ts';
import { nodeWorkers } from './vite/node-workers.ts';

const outDir = join(import.meta.dirname, '../../dist/apps/server');

/** The built server brings its migrations along. */
const copyMigrations = (): Plugin => ({
  name: 'copy-migrations',
  closeBundle: () => cpSync(join(import.meta.dirname, 'migrations'), join(outDir, 'migrations'), { recursive: true }),
});

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/server',
  plugins: [nodeWorkers(), asciiComments(), copyMigrations()],
  resolve: { tsconfigPaths: true },
  // One file starts several times faster than some thousand; native code and what is rarely needed stay where they are.
  ssr: { noExternal: true, external: ['sharp', '@node-rs/argon2', 'pg-native', '@scalar/fastify-api-reference'] },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'src/main.ts', staff: 'src/staff.ts', audit: 'src/audit.ts', backup: 'src/backup.ts' },
      // All in one folder: what looks for files beside itself finds them from any chunk.
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // Node keeps the source of what it runs, and one character beyond Latin-1 doubles all of a file's in memory.
        charset: 'ascii',
        comments: { legal: true, annotation: false, jsdoc: false },
      },
    },
  },
});
