import { renderToString } from 'react-dom/server';
import {
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom';
import { errorOf, missingParts, type App, type ShownError } from '@caravan/web-core';
import { PageTree } from '../page-tree.tsx';

type Errors = StaticHandlerContext['errors'];

export interface BodyOptions {
  app: App;
  handler: StaticHandler;
  context: StaticHandlerContext;
  /** Shown on the page of an unexpected error. */
  requestId: string;
}

export interface RenderedBody {
  body: string;
  /** The rendered page, or the error page if the page failed. */
  context: StaticHandlerContext;
  /** The error of a failed render. */
  failed?: unknown;
}

const render = async ({ app, handler, context }: BodyOptions): Promise<string> => {
  const router = createStaticRouter(handler.dataRoutes, context);
  const write = () =>
    renderToString(
      <PageTree app={app}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </PageTree>,
    );
  const body = write();
  // Only the first visitor of a page meets parts whose code is not loaded yet.
  return (await missingParts()) ? write() : body;
};

/** The error boundary nearest to the page. */
const boundaryOf = ({ matches }: StaticHandlerContext): string =>
  matches.findLast(({ route }) => route.ErrorBoundary ?? route.errorElement ?? route.hasErrorBoundary)?.route.id ??
  'root';

const routeError = ({ status, message, requestId }: ShownError) => ({
  status,
  statusText: '',
  internal: false,
  data: { message, requestId },
});

/** Errors in the form that the browser's router restores: status, message and request id leave the server, no more. */
const shownErrors = (errors: Errors): Errors =>
  errors && Object.fromEntries(Object.entries(errors).map(([routeId, error]) => [routeId, routeError(errorOf(error))]));

/** Renders a page. `renderToString` returns nothing for a page that throws, so the error page replaces it. */
export const renderBody = async (options: BodyOptions): Promise<RenderedBody> => {
  const context = { ...options.context, errors: shownErrors(options.context.errors) };
  try {
    return { body: await render({ ...options, context }), context };
  } catch (failed) {
    const errors = { [boundaryOf(context)]: routeError({ status: 500, message: '', requestId: options.requestId }) };
    const failedContext = { ...context, statusCode: 500, errors };
    return { body: await render({ ...options, context: failedContext }), context: failedContext, failed };
  }
};
