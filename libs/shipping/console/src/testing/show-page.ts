import type { HttpHandler } from 'msw';
import { consoleCoreFeature } from '@caravan/console-core';
import { consoleTestLayout, type ConsoleTestLayoutOptions } from '@caravan/console-core/testing';
import type { Language } from '@caravan/kernel';
import { renderRoute } from '@caravan/web-core/testing';
import { shippingConsole } from '../shipping.console.ts';

/** Renders a page of the console. */
export const showPage = (
  path: string,
  handlers: readonly HttpHandler[],
  language: Language = 'en',
  device: ConsoleTestLayoutOptions = {},
) =>
  renderRoute({
    features: [consoleCoreFeature, shippingConsole],
    path,
    language,
    handlers,
    loggedIn: true,
    appLayout: consoleTestLayout(device),
  });
