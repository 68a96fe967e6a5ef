export * from './stock-counts.staff-api.ts';
