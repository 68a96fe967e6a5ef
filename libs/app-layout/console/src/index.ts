export { appLayoutConsole } from './app-layout.console.ts';
export { consoleEnvironment } from './console-environment.ts';
export { consoleBase } from './console.paths.ts';
export { consoleSession } from './console-session.ts';
