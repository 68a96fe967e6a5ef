import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserFacts } from './vite/browser-facts.ts';
import { chunkPackages } from './vite/chunk-packages.ts';
import { importHelper } from './vite/import-helper.ts';
import { moduleSources } from './vite/module-sources.ts';
import { pureRouter } from './vite/pure-router.ts';

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
  priority: 3,
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@reduxjs|react-redux|redux|redux-thunk|reselect|immer|use-sync-external-store|@standard-schema)[\\/]/,
};

/**
 * Parts of the kit that the frame and the home page show. A part that is missing here still works: it comes in a small file of its own, or
 * with `kit`, and the check of bytes says so.
 */
const shownFirst = [
  'actions/(anchor|button|icon-button|link|link-component)',
  'layout/(page|section)',
  'media/(avatar|icon|icons|logo|use-picture-state)',
  'overlays/(back-to-top|create-toaster|loading-overlay|notice-dialog|toaster|use-back-to-top|use-modal)',
  'status/(banner|chip|count-badge|spinner)',
  'text/visually-hidden',
].join('|');

/** Parts of web-core that the home page does without. */
const onSomePages = [
  'api.(download|use-)',
  'appearance.use-about',
  'clock',
  'dev',
  'forms.(?!clear-all-drafts)',
  'i18n.(common.(en|zh)|format|use-time-zone)',
  'mocks',
  'navigation.page-of',
  'pieces',
  'store.(fresh-for|load-page)',
  'testing',
].join('|');

const loadedFirst = [
  'apps/shell/src/(?!controls).+',
  'libs/frame/web/src/(?!dev|i18n|mocks|pages).+',
  'libs/[^/]+/web/src/[^/]+.web',
  'libs/[^/]+/contract/src/[^/.]+.paths',
  'libs/(account|auth|content)/contract/src/(account|auth|content).wire',
  `libs/platform/web-core/src/(?!${onSomePages}).+`,
  'libs/platform/kernel/src/(endpoint|envelope|ids|language|money|path|sentences|time)',
  `libs/ui-kit/src/(${shownFirst})(.module)?`,
  // The kit's sheet and its names of classes, which its index keeps together.
  'libs/ui-kit/src/styles/.+',
  'libs/ui-kit/src/(text/text|media/image|overlays/dialog|status/badge).module',
].join('|');

const isLoadedFirst = new RegExp(`/(${loadedFirst})[.](css|tsx?)$`);

/** What every page loads of our own: the frame, and what calls, paths and pages are made of. */
const frameChunk = {
  name: 'frame',
  priority: 2,
  test: (id: string): boolean => isLoadedFirst.test(id.replaceAll('\\', '/')) || id.includes('vite/preload-helper'),
};

/**
 * Every page's list of files is part of the first load. A file of a page is therefore called by its hash alone; the manifest knows its source.
 */
const namedChunks = ['vendor', 'frame', 'kit'];
const chunkFileNames = ({ name }: { name: string }): string => (namedChunks.includes(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js');

/** Small things that most pages share come in one file rather than in a dozen; what few pages share stays with them. */
const kitChunk = {
  name: 'kit',
  priority: 1,
  test: /libs[\\/](ui-kit[\\/]src[\\/](?!controls)|platform[\\/]web-core[\\/]src[\\/](api|i18n|routing)|platform[\\/]kernel[\\/]src[\\/](?!zod)|[\w-]+[\\/]contract[\\/]src[\\/][\w-]+\.(wire|paths))/,
  minShareCount: 10,
};

/** What a product's page shares with cart, orders and fees, in two files: a file of a kilobyte takes a phone as long as one of ten. */
const tradeChunk = {
  name: 'trade',
  priority: 0,
  test: /libs[\\/](ui-kit[\\/]src[\\/]fields[\\/](stepper|text-area)|goods[\\/]contract[\\/]src[\\/](image-url|links[\\/]platforms)|cart-orders[\\/]contract[\\/]src[\\/]cart-orders\.wire)/,
};
const amountsChunk = {
  name: 'amounts',
  priority: 0,
  test: /libs[\\/](ui-kit[\\/]src[\\/]data[\\/]table|platform[\\/]web-core[\\/]src[\\/]appearance[\\/]use-about)/,
};

/** What says that nothing came, and asks again. */
const retryChunk = {
  name: 'retry',
  priority: 0,
  test: /libs[\\/]platform[\\/]web-core[\\/]src[\\/](pieces[\\/](load-failed|retry-button)|store[\\/]load-page)/,
};
/** Lists that are turned page by page. */
const listsChunk = {
  name: 'lists',
  priority: 0,
  test: /libs[\\/](ui-kit[\\/]src[\\/]actions[\\/](page-window|pagination)|platform[\\/]web-core[\\/]src[\\/]pieces[\\/]page-links)/,
};

/**
 * Declarations of contracts and kernel, and components of the kit, do nothing by being imported: a page takes those it uses, and not
 * whatever their index names. The kernel's zod settles how zod speaks, and the kit's controls bring what they need.
 */
const declarations = [/libs\/[\w-]+\/contract\/src\//, /libs\/platform\/kernel\/src\/(?!zod\/)/, /libs\/ui-kit\/src\/(?!controls\/).*[^/]+\.tsx?$/, /libs\/platform\/web-core\/src\/index\.ts$/];
const hasSideEffects = (id: string): boolean => !declarations.some((pattern) => pattern.test(id.replaceAll('\\', '/')));

// `vite build` makes the browser's files, `vite build --ssr` the renderer that the server loads.
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/shell',
  plugins: [react(), pureRouter(), browserFacts(), moduleSources({ root: import.meta.dirname }), chunkPackages(), importHelper()],
  resolve: {
    tsconfigPaths: true,
    alias: productionRouter,
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
        // The renderer names files of the browser's, such as the font that it preloads: by the same rule.
        rolldownOptions: {
          input: 'src/entry-server.tsx',
          // As of the server's own files, Node would keep their text in memory at twice its size.
          output: { assetFileNames: 'assets/[hash][extname]', charset: 'ascii', comments: { legal: true, annotation: false, jsdoc: false } },
        },
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
          output: {
            chunkFileNames,
            assetFileNames: 'assets/[hash][extname]',
            codeSplitting: { includeDependenciesRecursively: false, groups: [vendorChunk, frameChunk, kitChunk, tradeChunk, amountsChunk, retryChunk, listsChunk] },
          },
        },
      },
}));
