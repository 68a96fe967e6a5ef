export { fillInLayout } from './layout.ts';
export { fillInTopLayer } from './top-layer.ts';
