import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';

const workspace = join(import.meta.dirname, '../../../../..');

/** Content alone in a browser, on its mocks: `npx nx dev content-web`. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: join(workspace, 'node_modules/.vite/content-dev'),
  plugins: [react(), msw()],
  resolve: {
    tsconfigPaths: true,
    // Mocks need its endpoints alone; the rest of it belongs to Vitest.
    alias: { '@caravan/web-core/testing': join(workspace, 'libs/platform/web-core/src/testing/mock-endpoint.ts') },
  },
});
