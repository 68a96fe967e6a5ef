import type { HttpHandler } from 'msw';
import { consoleCoreFeature } from '@caravan/console-core';
import { consoleTestLayout } from '@caravan/console-core/testing';
import type { Language } from '@caravan/kernel';
import { renderRoute } from '@caravan/web-core/testing';
import { returnsConsole } from '../returns.console.ts';

/** Renders a page of the console. */
export const showPage = (path: string, handlers: readonly HttpHandler[], language: Language = 'en') =>
  renderRoute({
    features: [consoleCoreFeature, returnsConsole],
    path,
    language,
    handlers,
    loggedIn: true,
    appLayout: consoleTestLayout(),
  });
