import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';

// `npx nx dev frame-web`: frame and home page alone in a browser, on their mocks.
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../../../../node_modules/.vite/frame-web-dev',
  plugins: [react(), msw()],
  resolve: { tsconfigPaths: true },
});
