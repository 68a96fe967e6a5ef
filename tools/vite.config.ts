import { defineConfig, mergeConfig } from 'vitest/config';
import { library } from './config/vite-library.ts';

export default mergeConfig(
  library(import.meta.dirname, 'tools', 'node'),
  defineConfig({ test: { include: ['**/*.spec.ts'], testTimeout: 60_000, hookTimeout: 60_000 } }),
);
