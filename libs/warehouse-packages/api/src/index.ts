export * from './warehouse-packages.api.ts';
