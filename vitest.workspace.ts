/** Every Vitest project of the workspace; `vitest.config.ts` runs them all, `nx test <project>` runs one. */
export default ['libs/**/vite.config.ts', 'apps/*/vitest.config.ts', 'tools/vite.config.ts'];
