export { figuresConsole } from './figures.console.ts';
