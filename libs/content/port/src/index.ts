export * from './arrival-photos.ts';
export * from './exchange-rates.ts';
export * from './retained-rows.ts';
export * from './service-fees.ts';
export * from './setup-steps.ts';
export * from './station-sizes.ts';
export * from './terms.ts';
export * from './website.ts';
