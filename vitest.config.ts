import { defineConfig } from 'vitest/config';
import projects from './vitest.workspace.ts';

// By default a core is left to others, which of two is half of the machine.
export default defineConfig({ test: { projects, maxWorkers: '100%' } });
