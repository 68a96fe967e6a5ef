import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';

/** `node` for pure code, `web` renders in jsdom on msw, `server` gets a temporary PostgreSQL. */
type Kind = 'node' | 'web' | 'server';

interface LibraryOptions {
  /**
   * With `false`, the test files share a process and its modules, and a browser's also its jsdom. That takes a third of
   * the processor time off a server's tests and over half off a browser's, and is their default. The files must leave
   * nothing behind for the next one, in any order (`--sequence.shuffle.files`), and a file that replaces modules calls
   * `vi.resetModules`.
   */
  isolate?: boolean;
}

const workspaceRoot = join(import.meta.dirname, '../..');
const setUp = join(workspaceRoot, 'libs/platform/web-core/src/testing/setup.ts');
/** The session with which a feature's tests log in. */
const sessionSetUp = join(workspaceRoot, 'libs/auth/api/src/testing/session.setup.ts');
const knowsNoFeature = (name: string): boolean => name === 'ui-kit' || name === 'web-core';

/**
 * Vite and Vitest for one library, named like its Nx project. A library with an `index.html` also has a harness, which
 * shows it alone on its mocks: `nx dev goods-web`.
 */
export const library = (root: string, name: string, kind: Kind, { isolate = kind === 'node' }: LibraryOptions = {}) =>
  defineConfig({
    root,
    cacheDir: join(workspaceRoot, 'node_modules/.vite', name),
    plugins: kind === 'web' ? [react(), msw()] : [],
    resolve: { tsconfigPaths: true },
    // Vite takes the nearest package.json for the root of the workspace, and some libraries have one of their own.
    server: { fs: { allow: [workspaceRoot] } },
    build: {
      outDir: join(workspaceRoot, 'dist', relative(workspaceRoot, root)),
      emptyOutDir: true,
      chunkSizeWarningLimit: 2000,
    },
    test: {
      name,
      environment: kind === 'web' ? 'jsdom' : 'node',
      include: ['{src,vite}/**/*.spec.{ts,tsx}'],
      // A port contains interfaces only and has no tests.
      passWithNoTests: true,
      reporters: ['default'],
      // Vitest leaves one core free by default, which is half of a machine with two cores.
      maxWorkers: '100%',
      isolate,
      // Typing into a whole page in jsdom takes seconds on a busy machine.
      ...(kind === 'web'
        ? { setupFiles: knowsNoFeature(name) ? [setUp] : [setUp, sessionSetUp], testTimeout: 20_000 }
        : {}),
      ...(kind === 'server'
        ? {
            globalSetup: [join(workspaceRoot, 'libs/platform/server-core/src/testing/global-postgres.ts')],
            testTimeout: 30_000,
            hookTimeout: 60_000,
          }
        : {}),
    },
  });
