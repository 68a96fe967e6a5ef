export { contentWeb } from './content.web.ts';
