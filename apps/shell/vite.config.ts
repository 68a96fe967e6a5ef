import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironmentOptions } from 'vite';
import { precompress } from '../../tools/config/precompress.ts';
import { chunkPackages } from './vite/chunk-packages.ts';

const outDir = '../../dist/apps/shell';

const client: BuildEnvironmentOptions = {
  outDir: `${outDir}/client`,
  manifest: true,
  // One style sheet: the server links it on every page, and a page change loads none.
  cssCodeSplit: false,
  rolldownOptions: {
    input: 'src/entry-client.tsx',
    // The packages that every page loads, in a file that only an update of a package changes.
    output: { codeSplitting: { groups: [{ name: 'vendor', test: /node_modules/, tags: ['$initial'] }] } },
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
  plugins: [react(), chunkPackages(), precompress()],
  resolve: { tsconfigPaths: true },
  // Bundle the renderer's packages, because the server starts faster from one bundle.
  ssr: { noExternal: isSsrBuild ? true : [] },
  // Fixed at build time, so that the renderer never runs React's slower development build.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: {
    emptyOutDir: true,
    // Fonts and drawings stay files: the content security policy then needs no `data:`.
    assetsInlineLimit: 0,
    ...(isSsrBuild ? server : client),
  },
}));
