export * from './returnable-goods.ts';
export * from './returns-of-goods.ts';
export * from './warehouse-figures.ts';
