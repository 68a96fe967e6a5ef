import { createHash } from 'node:crypto';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironmentOptions } from 'vite';
import { chunkPackages } from '../../tools/config/chunk-packages.ts';
import { offlinePage, writeOfflinePage } from '../../tools/config/offline-page.ts';
import { precompress } from '../../tools/config/precompress.ts';

const offlineHtml = writeOfflinePage(join(import.meta.dirname, 'offline'));

/** A new offline page makes a new service worker, which keeps it. */
const offlineVersion = createHash('sha256').update(offlineHtml).digest('hex').slice(0, 8);

const outDir = '../../dist/apps/shell';

const client: BuildEnvironmentOptions = {
  outDir: `${outDir}/client`,
  manifest: true,
  // One style sheet: the server links it on every page, and a page change loads none.
  cssCodeSplit: false,
  rolldownOptions: {
    input: { 'entry-client': 'src/entry-client.tsx', sw: 'src/service-worker/service-worker.ts' },
    // The packages that every page loads, in a file that only an update of a package changes, our own parts of every page,
    // which compress better as one file, and the parts that most pages below the home page are made of.
    output: {
      codeSplitting: {
        groups: [
          { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 1 },
          { name: 'every-page', test: /libs/, tags: ['$initial'] },
          {
            name: 'most-pages',
            test: /ui-kit.src.(data|fields|layout(?!.section)|media|status|text)/,
            minShareCount: 30,
          },
        ],
      },
      // A service worker controls the folder of its address.
      entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
    },
  },
};

const server: BuildEnvironmentOptions = {
  outDir: `${outDir}/server`,
  copyPublicDir: false,
  rolldownOptions: { input: 'src/entry-server.tsx' },
};

// `vite build` builds the browser's files, `vite build --ssr` the renderer that the server loads. `BUILD_MODE` names
// the mode of both.
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  mode: process.env['BUILD_MODE'],
  cacheDir: '../../node_modules/.vite/shell',
  plugins: [react(), chunkPackages(), offlinePage(offlineHtml), precompress()],
  resolve: { tsconfigPaths: true },
  // Bundle the renderer's packages, because the server starts faster from one bundle.
  ssr: { noExternal: isSsrBuild ? true : [] },
  // Fixed at build time, so that the renderer never runs React's slower development build.
  define: isSsrBuild
    ? { 'process.env.NODE_ENV': JSON.stringify('production') }
    : { __OFFLINE_PAGE__: JSON.stringify(offlineVersion) },
  build: {
    emptyOutDir: true,
    // Fonts and drawings stay files: the content security policy then needs no `data:`.
    assetsInlineLimit: 0,
    ...(isSsrBuild ? server : client),
  },
}));
