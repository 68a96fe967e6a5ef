import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';

// `npx nx dev auth-web`: the feature alone in a browser, on its mocks.
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../../../../node_modules/.vite/auth-web-dev',
  plugins: [react(), msw()],
  resolve: { tsconfigPaths: true },
});
