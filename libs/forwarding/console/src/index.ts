export { forwardingConsole } from './forwarding.console.ts';
