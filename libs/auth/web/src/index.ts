export { authWeb } from './auth.web.ts';
