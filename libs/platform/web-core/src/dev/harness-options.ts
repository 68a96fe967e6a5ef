import type { HttpHandler } from 'msw';
import type { ComponentType } from 'react';
import type { AppLayout, LayoutProps, SessionRules, WebFeature } from '../manifest.ts';

/** A feature alone on its mocks: `startHarness` shows it in a browser, `checkHarness` renders each of its pages. */
export interface HarnessOptions {
  feature: WebFeature;
  /** Features whose texts and slots its pages use. */
  more?: readonly WebFeature[];
  /** Contexts that the app gives every page besides a layout. */
  Around?: ComponentType<LayoutProps>;
  /** The layout around the pages; by default a plain one that lists them. */
  appLayout?: AppLayout;
  /** The addresses in the plain layout's list, for routes with parameters; by default the routes' paths. */
  pages?: readonly string[];
  /** Whether every visitor is logged in, except on `visitorPages`. */
  loggedIn?: boolean;
  visitorPages?: readonly string[];
  /** The router's rules for sessions: auth's `sessionRules`. Without them no page requires a login. */
  session?: SessionRules;
  /** The mocks that replace the server. */
  handlers: readonly HttpHandler[];
}

/** The addresses of a harness's pages. */
export const pagesOf = ({ feature, pages }: HarnessOptions): readonly string[] =>
  pages ?? feature.routes.map(({ path }) => path);
