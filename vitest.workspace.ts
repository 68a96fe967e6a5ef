/** Every Vitest project of the workspace; `vitest.config.ts` runs them all, `nx test <project>` runs one. */
export default ['libs/**/vitest.config.ts', 'apps/*/vitest.config.ts', 'tools/vitest.config.ts'];
