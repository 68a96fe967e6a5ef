export { appLayoutConsole } from './app-layout.console.ts';
export { consoleBase } from './console.paths.ts';
export { consoleSession, consoleSessionPlace } from './console-session.ts';
