export * from './freight-costs.staff-api.ts';
