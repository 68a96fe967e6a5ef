import Fastify, { type FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';
import type { FeatureRoute } from './register-routes.ts';
import { contentSecurityPolicy, setPolicy } from './security-headers.ts';

/** Nothing of it leads to somebody else's service. */
const configuration = {
  url: '/v1/openapi.json',
  authentication: { preferredSecurityScheme: 'bearer' },
  withDefaultFonts: false,
  telemetry: false,
  showDeveloperTools: 'never',
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
};

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Caravan API</title>
</head>
<body>
<div id="api-reference" data-configuration='${JSON.stringify(configuration)}'></div>
<script src="/docs/reference.js"></script>
</body>
</html>
`;

/** The viewer brings its own styles as tags that it makes in the browser. */
const policy = contentSecurityPolicy({ 'style-src': "'self' 'unsafe-inline'", 'font-src': "'self' data:" });

/** The viewer is one file of four megabytes that its package gives away by a plugin only; it is loaded when somebody first opens the page. */
const loadViewer = async (): Promise<Buffer> => {
  const { default: plugin } = await import('@scalar/fastify-api-reference');
  const source = Fastify();
  await source.register(plugin, { routePrefix: '/docs', configuration: { url: '/v1/openapi.json' } });
  const { rawPayload } = await source.inject('/docs/js/scalar.js');
  await source.close();
  return rawPayload;
};

/** `/v1/openapi.json` for programs, `/docs` for people. */
export const registerApiReference = (app: FastifyInstance, routes: readonly FeatureRoute[]): void => {
  let document: string | undefined;
  let viewer: Promise<Buffer> | undefined;
  app.get('/v1/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(routes));
    return reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(document);
  });
  app.get('/docs', async (_request, reply) => setPolicy(reply, policy).type('text/html; charset=utf-8').send(page));
  app.get('/docs/reference.js', async (_request, reply) => {
    viewer ??= loadViewer();
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(await viewer);
  });
};
