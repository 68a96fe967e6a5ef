export { fillInTopLayer } from './top-layer.ts';
