export { forwardingWeb } from './forwarding.web.ts';
