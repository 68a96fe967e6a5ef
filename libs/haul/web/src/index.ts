export { haulWeb } from './haul.web.ts';
