import { renderToString } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router-dom';
import { AppTree, missingParts, type App } from '@caravan/web-core';
import { Hydrated } from '../browser/hydrated.tsx';
import { ControlsCacheContext } from '../controls/controls-cache.ts';

export interface BodyOptions {
  app: App;
  /** Changed to the error page's where the page itself cannot be rendered. */
  context: StaticHandlerContext;
  /** Given for pages with controls, whose styles need one. */
  nonce: string | undefined;
}

export interface RenderedBody {
  body: string;
  styleTags: string;
  /** What broke while the page was rendered; then the body is the error page. */
  failed?: unknown;
}

/** The controls' runtime is loaded when the first page needs it. */
const makeCache = async (nonce: string) => (await import('@caravan/ui-kit/controls')).makeEmotionCache(nonce);

const render = async ({ app, context, nonce }: BodyOptions): Promise<RenderedBody> => {
  const cache = nonce === undefined ? undefined : await makeCache(nonce);
  // Its routes are those that matched: it needs no others to render them, and would take each of them in hand for every page.
  const router = createStaticRouter([], context);
  const write = () =>
    renderToString(
      <ControlsCacheContext.Provider value={cache}>
        <AppTree app={app}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
          <Hydrated />
        </AppTree>
      </ControlsCacheContext.Provider>,
    );
  const first = write();
  // Only the first visitor of a page meets parts whose code is still on the disk.
  const body = (await missingParts()) ? write() : first;
  return { body, styleTags: cache ? (await import('./style-tags.ts')).styleTagsOf(cache, body) : '' };
};

/** The error boundary nearest to the page. */
const boundaryOf = ({ matches }: StaticHandlerContext): string =>
  matches.findLast(({ route }) => route.ErrorBoundary ?? route.errorElement ?? route.hasErrorBoundary)?.route.id ?? 'root';

export const renderBody = async (options: BodyOptions): Promise<RenderedBody> => {
  const { context } = options;
  try {
    return await render(options);
  } catch (failed) {
    // React renders nothing of a page that throws: the error page takes its place, as the browser's boundary would have it.
    context.statusCode = 500;
    context.errors = { [boundaryOf(context)]: { status: 500, statusText: '', internal: false, data: { message: '' } } };
    return { ...(await render(options)), failed };
  }
};
