export { returnsWeb } from './returns.web.ts';
