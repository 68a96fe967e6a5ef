export { carriersFeature, createCarriers } from './carriers.server.ts';
