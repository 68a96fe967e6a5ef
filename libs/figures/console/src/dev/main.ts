import { startConsoleHarness } from '@caravan/console-core/dev';
import { figuresConsole } from '../figures.console.ts';
import { figuresHandlers } from '../mocks/figures.handlers.ts';

void startConsoleHarness({ feature: figuresConsole, handlers: figuresHandlers() });
