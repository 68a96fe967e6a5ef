import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The kit alone in a browser: `npx nx dev ui-kit`. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../../node_modules/.vite/ui-kit-gallery',
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  build: { outDir: '../../../dist/ui-kit-gallery', emptyOutDir: true, chunkSizeWarningLimit: 900 },
});
