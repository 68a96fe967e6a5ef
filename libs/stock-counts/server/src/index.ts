export { createStockCounts, stockCountsFeature } from './stock-counts.server.ts';
