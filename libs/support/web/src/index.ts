export { supportWeb } from './support.web.ts';
