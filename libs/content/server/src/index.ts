export { createContent } from './content.server.ts';
