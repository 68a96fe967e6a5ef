export * from './goods.errors.ts';
export * from './goods.endpoints.ts';
export * as goodsCalls from './goods.endpoints.ts';
export * from './image-url.ts';
export { optionName, specText } from './option-name.ts';
export { platformName, platformNames, shopLabel, type Platform } from '@caravan/kernel';
export * from './tier-price.ts';
export * from './goods-facts.ts';
