export { accountWeb } from './account.web.ts';
