import { existsSync, globSync } from 'node:fs';
import { join, normalize, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config';

const workspaceRoot = join(import.meta.dirname, '../..');
const fromRoot = (path: string): string => join(workspaceRoot, path);

/** Set-up file of every test that renders. */
const browserSetUp = fromRoot('libs/platform/web-core/src/testing/setup.ts');
/** The session with which a feature's tests log in. */
const sessionSetUp = fromRoot('libs/auth/api/src/testing/session.setup.ts');

type Settings = NonNullable<ViteUserConfig['test']>;

/** What a test waits for may take seconds on a busy machine; Vitest waits for one. */
const patient: Settings = { expect: { poll: { timeout: 10_000 } } };

// The first page of a worker compiles its chunks, which takes seconds on a busy machine.
const web: Settings = { ...patient, environment: 'jsdom', testTimeout: 20_000, isolate: false };
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
  web: { ...web, setupFiles: [browserSetUp, sessionSetUp] },
  /** The same below all features, which knows no session. */
  'web-base': { ...web, setupFiles: [browserSetUp] },
  /** Routes and use cases, on a temporary PostgreSQL. */
  server: {
    ...patient,
    globalSetup: [fromRoot('libs/platform/server-core/src/testing/global-postgres.ts')],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    isolate: false,
  },
  /** Commands, generators and documents of the workspace. */
  tools: { ...patient, isolate: true, testTimeout: 60_000, hookTimeout: 60_000 },
} satisfies Record<string, Settings>;

type Kind = keyof typeof kinds;

/** Where a kind has its test files, from a library's folder. */
const specsOf = (kind: Kind): string => (kind === 'tools' ? '**/*.spec.ts' : '{src,vite}/**/*.spec.{ts,tsx}');

const shared = (kind: Kind, name: string) => ({
  cacheDir: fromRoot(`node_modules/.vite/${name}`),
  plugins: kind.startsWith('web') ? [react(), msw()] : [],
  resolve: { tsconfigPaths: true },
});

/**
 * The projects of Vitest, by kind: it shares a worker, with its modules and its browser, within a project only.
 * Libraries whose tests disturb each other are projects apart.
 */
const testProjects: readonly { kind: Kind; folders: readonly string[]; apart?: string }[] = [
  { kind: 'server', folders: ['libs/*/server', 'libs/platform/server-core', 'apps/server'] },
  { kind: 'tools', folders: ['tools'] },
  { kind: 'node', folders: ['libs/*/{contract,port}', 'libs/platform/{kernel,routes,mail}'] },
  { kind: 'web', folders: ['libs/*/{api,web,console}'] },
  // One of its specs replaces the kernel.
  { kind: 'web', folders: ['libs/platform/console-core'], apart: 'console-core' },
  // One of their specs replaces the whole head, with the style sheets that Emotion remembers.
  { kind: 'web', folders: ['apps/{shell,console}'], apart: 'apps' },
  { kind: 'web-base', folders: ['libs/platform/web-core', 'libs/ui-kit'] },
];

/** The page on which a feature is alone, on its mocks: `nx dev product-web`. */
const harnessPage = fromRoot('libs/platform/web-core/src/dev/page');

/** Vite and Vitest for the project in this folder. */
export const library = (root: string) => {
  const folder = relative(workspaceRoot, root);
  const kind = testProjects.find(({ folders }) =>
    globSync(folders, { cwd: workspaceRoot }).map(normalize).includes(folder),
  )?.kind;
  if (!kind) throw new Error(`${folder} is in none of the folders of \`testProjects\`.`);
  const harness = join(root, 'src/dev/harness.ts');
  return defineConfig({
    ...shared(kind, folder.replaceAll(/[\\/]/g, '-')),
    root: existsSync(harness) && !process.env['VITEST'] ? harnessPage : root,
    resolve: { tsconfigPaths: true, alias: { './library-harness.ts': harness } },
    // Vite takes the nearest package.json for the root of the workspace, and some libraries have one of their own.
    server: { fs: { allow: [workspaceRoot] } },
    build: {
      outDir: fromRoot(`dist/${folder}`),
      emptyOutDir: true,
      chunkSizeWarningLimit: 2000,
    },
    test: {
      ...kinds[kind],
      root,
      include: [specsOf(kind)],
      // A port contains interfaces only and has no tests.
      passWithNoTests: true,
      reporters: ['default'],
      // Vitest leaves one core free by default, which is half of a machine with two cores.
      maxWorkers: '100%',
    },
  });
};

/** The same libraries as projects of the workspace. */
export const workspaceProjects = testProjects.map(
  ({ kind, folders, apart }) =>
    ({
      ...shared(kind, kind),
      root: workspaceRoot,
      test: {
        ...kinds[kind],
        name: apart ? `${kind} ${apart}` : kind,
        include: folders.map((folder) => `${folder}/${specsOf(kind)}`),
        maxWorkers: '100%',
      },
    }) satisfies TestProjectInlineConfiguration,
);
