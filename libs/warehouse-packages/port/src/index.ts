export * from './warehouse-figures.ts';
