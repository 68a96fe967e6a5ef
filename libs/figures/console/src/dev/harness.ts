import { consoleHarness } from '@caravan/console-core/dev';
import { figuresConsole } from '../figures.console.ts';
import { figuresHandlers } from '../mocks/figures.handlers.ts';

export const harness = consoleHarness({ feature: figuresConsole, handlers: figuresHandlers() });
