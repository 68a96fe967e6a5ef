export { promotionsConsole } from './promotions.console.ts';
