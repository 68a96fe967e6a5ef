export { contentServer, type ContentPorts, type ContentServer } from './content.server.ts';
