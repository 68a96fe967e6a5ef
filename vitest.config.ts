import { defineConfig } from 'vitest/config';
import { workspaceProjects } from './tools/config/vite-library.ts';

/** Every test of the workspace by kind; `nx test <project>` runs those of a library. */
export default defineConfig({ test: { projects: workspaceProjects } });
