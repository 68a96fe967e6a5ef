import { defineConfig, mergeConfig } from 'vitest/config';
import { project } from '../vitest.shared.ts';

export default mergeConfig(project(import.meta.dirname, 'tools', 'node'), defineConfig({ test: { include: ['**/*.spec.ts'], testTimeout: 60_000, hookTimeout: 60_000 } }));
