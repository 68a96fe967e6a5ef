export { appLayoutConsole } from './app-layout.console.ts';
export { consoleEnvironment } from './console-environment.ts';
export { consoleSession } from './console-session.ts';
