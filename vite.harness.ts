import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';

const workspaceRoot = import.meta.dirname;

/** The development server of one feature alone, on its mocks: `npx nx dev auth-web`. */
export const harness = (root: string, name: string) =>
  defineConfig({
    root,
    cacheDir: `${relative(root, workspaceRoot)}/node_modules/.vite/${name}-dev`,
    plugins: [react(), msw()],
    resolve: { tsconfigPaths: true },
  });
