import { screen } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { consoleCoreFeature } from '@caravan/console-core';
import { consoleTestLayout } from '@caravan/console-core/testing';
import type { Language } from '@caravan/kernel';
import { renderRoute, type RenderedRoute } from '@caravan/web-core/testing';
import { warehousePackagesConsole } from '../warehouse-packages.console.ts';

/** Renders a page of the console. */
export const showPage = (path: string, handlers: readonly HttpHandler[], language: Language = 'en') =>
  renderRoute({
    features: [consoleCoreFeature, warehousePackagesConsole],
    path,
    language,
    handlers,
    loggedIn: true,
    appLayout: consoleTestLayout(),
  });

export interface ShownStation extends RenderedRoute {
  /** Gives the station a code by its field. */
  enter: (code: string) => Promise<void>;
}

/** Renders a station. */
export const showStation = async (...page: Parameters<typeof showPage>): Promise<ShownStation> => {
  const shown = await showPage(...page);
  const { user } = shown;
  return {
    ...shown,
    async enter(code) {
      // Pasted, because keys that follow each other quickly are a scan.
      await user.click(await screen.findByRole('textbox', { name: /.+/ }));
      await user.paste(code);
      await user.click(screen.getByRole('button', { name: /^(Enter|确定)$/ }));
    },
  };
};
