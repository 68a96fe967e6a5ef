export * from './platforms.ts';
export * from './recognise-link.ts';
