export { freightCostsConsole } from './freight-costs.console.ts';
