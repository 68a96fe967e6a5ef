export * from './content.api.ts';
export * from './use-about.ts';
