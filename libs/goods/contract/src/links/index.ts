export { platforms, shopLabel, type Platform } from '@caravan/kernel';
export * from './recognise-link.ts';
