import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config';

const workspaceRoot = join(import.meta.dirname, '../..');
const fromRoot = (path: string): string => join(workspaceRoot, path);

/** Set-up file of every test that renders. */
const browserSetUp = fromRoot('libs/platform/web-core/src/testing/setup.ts');
/** The session with which a feature's tests log in. */
const sessionSetUp = fromRoot('libs/auth/api/src/testing/session.setup.ts');

/** Random cases have the same seed in every run, so that a change is judged by itself; `npm run soak` chooses another. */
const seed = process.env['SOAK_SEED'] ?? '20261124';
const randomCases = fromRoot('tools/testing/random-cases.setup.ts');

type Settings = NonNullable<ViteUserConfig['test']>;

/** Expected changes may take seconds on a busy machine; Vitest waits for one. */
const patient = {
  expect: { poll: { timeout: 10_000 } },
  env: { SOAK_SEED: seed },
  setupFiles: [randomCases],
} satisfies Settings;

// The first page of a worker compiles its chunks, which takes seconds on a busy machine.
const web = { ...patient, environment: 'jsdom', testTimeout: 40_000, isolate: false } satisfies Settings;
/**
 * How the tests of a library run. Without `isolate`, the test files share a process and its modules, and a browser's
 * also its jsdom. That takes a third of the processor time off a server's tests and over half off a browser's. The
 * files must leave nothing behind for the next one, in any order (`--sequence.shuffle.files`), and a file that replaces
 * modules calls `vi.resetModules`.
 */
const kinds = {
  /** Pure code. */
  node: { ...patient, isolate: false },
  /** Pages and components, rendered in jsdom on msw. */
  web: { ...web, setupFiles: [randomCases, browserSetUp, sessionSetUp] },
  /** The same below all features, which knows no session. */
  'web-base': { ...web, setupFiles: [randomCases, browserSetUp] },
  /** Routes and use cases, on a temporary PostgreSQL. */
  server: {
    ...patient,
    globalSetup: [fromRoot('libs/platform/server-core/src/testing/global-postgres.ts')],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    isolate: false,
  },
  /** Commands, generators and documents of the workspace. */
  tools: { ...patient, isolate: true, testTimeout: 60_000, hookTimeout: 60_000 },
} satisfies Record<string, Settings>;

/**
 * One worker more than cores, because tests also wait: for PostgreSQL, processes and sockets. Vitest leaves one core free
 * by default, which is half of a machine with two cores.
 */
const maxWorkers = availableParallelism() + 1;

export type Kind = keyof typeof kinds;

/** Where a kind has its test files, from a library's folder. */
const specsOf = (kind: Kind): string => (kind === 'tools' ? '**/*.spec.ts' : '{src,vite}/**/*.spec.{ts,tsx}');

const shared = (kind: Kind, name: string) => ({
  cacheDir: fromRoot(`node_modules/.vite/${name}`),
  plugins: kind.startsWith('web') ? [react(), msw()] : [],
  resolve: {
    tsconfigPaths: true,
    // The paths of tsconfig hold in modules, and a harness starts in its `index.html`.
    alias: { '@caravan/web-core/dev': fromRoot('libs/platform/web-core/src/dev/index.ts') },
  },
});

/**
 * Vite and Vitest for one library, named like its Nx project. A library with an `index.html` also has a harness, which
 * shows it alone on its mocks: `nx dev product-web`.
 */
export const library = (root: string, name: string, kind: Kind) =>
  defineConfig({
    ...shared(kind, name),
    root,
    // Vite takes the nearest package.json for the root of the workspace, and some libraries have one of their own.
    server: { fs: { allow: [workspaceRoot] } },
    // The plugin of msw imports it in a virtual module, where Vite's first scan does not look; it would reload the page.
    optimizeDeps: { include: ['msw', 'msw/browser'] },
    build: {
      outDir: fromRoot(`dist/${relative(workspaceRoot, root)}`),
      emptyOutDir: true,
      chunkSizeWarningLimit: 2000,
    },
    test: {
      ...kinds[kind],
      name,
      include: [specsOf(kind)],
      // A port contains interfaces only and has no tests.
      passWithNoTests: true,
      reporters: ['default'],
      maxWorkers,
    },
  });

/**
 * Libraries of a kind as one project of the workspace: Vitest shares a worker, with its modules and its browser, within
 * a project only.
 */
export const librariesOf = (kind: Kind, folders: readonly string[]) =>
  ({
    ...shared(kind, kind),
    root: workspaceRoot,
    test: {
      ...kinds[kind],
      name: kind,
      include: folders.map((folder) => `${folder}/${specsOf(kind)}`),
      maxWorkers,
    },
  }) satisfies TestProjectInlineConfiguration;
