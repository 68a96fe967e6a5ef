export * from './haul.api.ts';
