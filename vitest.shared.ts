import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** `node` for pure code, `web` renders in jsdom on msw, `server` gets a throw-away PostgreSQL. */
type Kind = 'node' | 'web' | 'server';

const workspaceRoot = import.meta.dirname;

/** The Vitest project of one library: name it like its Nx project. */
export const project = (root: string, name: string, kind: Kind) =>
  defineConfig({
    root,
    cacheDir: `${relative(root, workspaceRoot)}/node_modules/.vite/${name}`,
    plugins: kind === 'web' ? [react()] : [],
    resolve: { tsconfigPaths: true },
    test: {
      name,
      environment: kind === 'web' ? 'jsdom' : 'node',
      include: ['{src,vite}/**/*.spec.{ts,tsx}'],
      reporters: ['default'],
      // By default a core is left to others, which of two is half of the machine.
      maxWorkers: '100%',
      ...(kind === 'web' ? { setupFiles: [`${workspaceRoot}/libs/platform/web-core/src/testing/setup.ts`] } : {}),
      ...(kind === 'server'
        ? { globalSetup: [`${workspaceRoot}/libs/platform/server-core/src/testing/global-postgres.ts`], testTimeout: 30_000, hookTimeout: 60_000 }
        : {}),
    },
  });
