export * from './forwarded-parcels.ts';
export * from './purchase-figures.ts';
