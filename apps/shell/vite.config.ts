import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkPackages } from './vite/chunk-packages.ts';
import { moduleSources } from './vite/module-sources.ts';

const inRouter = (file: string): string => fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${file}`, import.meta.url));

/** The package names only its development build, with warnings that nobody reads in a shop. */
const productionRouter = [
  { find: /^react-router$/, replacement: inRouter('index.mjs') },
  { find: /^react-router\/dom$/, replacement: inRouter('dom-export.mjs') },
];

const outDir = '../../dist/apps/shell';

/** What every page loads and only a new dependency changes: one file, because one compresses better than several. */
const vendorChunk = {
  name: 'vendor',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@reduxjs|react-redux|redux|redux-thunk|reselect|immer|use-sync-external-store|@standard-schema)[\\/]/,
};

/** Small things that many pages share come in one file rather than in a dozen; what few pages share stays with them. */
const sharedChunk = {
  name: 'shared',
  test: /libs[\\/](ui-kit[\\/]src[\\/](?!controls)|platform[\\/]kernel[\\/]src[\\/](?!zod)|[\w-]+[\\/]contract[\\/]src[\\/][\w-]+\.(wire|paths))/,
  minShareCount: 4,
};

/**
 * Declarations of contracts and kernel, and components of the kit, do nothing by being imported: a page takes those it uses, and not
 * whatever their index names. The index of the kit brings its style sheet, the kernel's zod settles how zod speaks.
 */
const declarations = [/libs\/[\w-]+\/contract\/src\//, /libs\/platform\/kernel\/src\/(?!zod\/)/, /libs\/ui-kit\/src\/.+\/[^/]+\.tsx?$/];
const hasSideEffects = (id: string): boolean => !declarations.some((pattern) => pattern.test(id.replaceAll('\\', '/')));

// `vite build` makes the browser's files, `vite build --ssr` the renderer that the server loads.
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/shell',
  plugins: [react(), moduleSources({ root: import.meta.dirname }), chunkPackages()],
  resolve: {
    tsconfigPaths: true,
    alias: isSsrBuild ? [] : productionRouter,
  },
  ssr: isSsrBuild ? { noExternal: true } : {},
  // Settled here and not by the environment the server happens to start in: React's development build is several times slower.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: isSsrBuild
    ? {
        outDir: `${outDir}/server`,
        emptyOutDir: true,
        target: 'node24',
        copyPublicDir: false,
        rolldownOptions: { input: 'src/entry-server.tsx' },
      }
    : {
        outDir: `${outDir}/client`,
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        // Fonts and drawings are files of their own: they are cached, and no policy has to allow `data:`.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          treeshake: { moduleSideEffects: hasSideEffects },
          output: { codeSplitting: { groups: [vendorChunk, sharedChunk] } },
        },
      },
}));
