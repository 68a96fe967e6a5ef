import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkPackages } from '../../tools/config/chunk-packages.ts';
import { precompress } from '../../tools/config/precompress.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  mode: process.env['BUILD_MODE'],
  cacheDir: '../../node_modules/.vite/console',
  plugins: [react(), chunkPackages(), precompress()],
  resolve: { tsconfigPaths: true },
  build: {
    outDir: '../../dist/apps/console',
    emptyOutDir: true,
    manifest: true,
    // Fonts and drawings stay files: the content security policy then needs no `data:`.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'vendor', test: /node_modules/, tags: ['$initial'] }] } },
    },
  },
});
