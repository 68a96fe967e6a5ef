export { createFreightCosts, freightCostsFeature } from './freight-costs.server.ts';
