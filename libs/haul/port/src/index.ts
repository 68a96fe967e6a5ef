export * from './haul-sources.ts';
