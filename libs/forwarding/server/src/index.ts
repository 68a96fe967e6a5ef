export { forwardingFeature } from './forwarding.server.ts';
