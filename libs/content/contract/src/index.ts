export * from './content.errors.ts';
export * from './content.paths.ts';
export * from './content.console-paths.ts';
export * from './content.endpoints.ts';
export type * from './content.schema.ts';
export * from './staff-content.endpoints.ts';
export type * from './staff-content.schema.ts';
export { articleStates, type ArticleState } from './article-states.ts';
