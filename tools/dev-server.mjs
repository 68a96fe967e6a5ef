// The development server, `npm run dev`: storefront and API in one process on PORT (3000). The browser replaces pages
// when their modules change. A change of server code restarts the API, while the database keeps running.
import { createServer as createHttpServer } from 'node:http';
import { createServer as createVite } from 'vite';
import { inRoot } from './lib/workspace.mjs';

const say = (line) => console.log(line);
const serverModule = inRoot('apps', 'server', 'src', 'development.ts');
const rendererModule = '/src/entry-server.tsx';
const clientModule = '/src/entry-client.tsx';

/** Resolves to the current app; during a restart, requests wait for it. */
let current;
const isOfConsole = ({ url = '' }) => /^\/console(?:[/?]|$)/.test(url);
const http = createHttpServer((request, response) => {
  if (isOfConsole(request)) return consoleVite.middlewares(request, response);
  return vite.middlewares(request, response, async () => {
    try {
      const { app } = await current;
      app.routing(request, response);
    } catch (error) {
      vite.ssrFixStacktrace(error);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack);
    }
  });
});

const vite = await createVite({
  configFile: inRoot('apps', 'shell', 'vite.config.ts'),
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http } },
});

const consoleVite = await createVite({
  configFile: inRoot('apps', 'console', 'vite.config.ts'),
  appType: 'spa',
  server: { middlewareMode: true, hmr: { server: http } },
});

/** The tags that Vite adds to the head of a page, and the entry that it serves from source. */
const developmentHead = async (url) => {
  const document = await vite.transformIndexHtml(url, '<!doctype html><html><head></head><body></body></html>');
  const head = /<head>([\s\S]*)<\/head>/.exec(document)?.[1] ?? '';
  return `${head}<script type="module" src="${clientModule}"></script>`;
};

/** The renderer of the current modules. Vite returns the same module until one of its files changes. */
const renderers = new WeakMap();
const renderPage = (publicUrl) => async (request) => {
  const module = await vite.ssrLoadModule(rendererModule);
  if (!renderers.has(module)) {
    const onError = (error) => console.error(error);
    renderers.set(
      module,
      module.createPageRenderer({ publicUrl, websiteTag: module.websiteTag, assets: { developmentHead }, onError }),
    );
  }
  return renderers.get(module)(request);
};

let stopping = false;
/** Resolves to the database, which keeps running; `running` is the app that serves. */
let opening;
let running;
const start = async () => {
  const { openDevelopment, startDevelopment } = await vite.ssrLoadModule(serverModule);
  if (stopping) throw new Error('stopped');
  opening ??= openDevelopment(say);
  const base = await opening;
  running = await startDevelopment(base, renderPage(base.config.publicUrl));
  return { ...running, base };
};

/** One restart at a time: the next begins when the previous one has finished. */
const restart = () => {
  const before = current;
  current = (async () => {
    await before.catch(() => undefined);
    const old = running;
    running = undefined;
    await old?.close();
    return start();
  })();
  current.then(
    () => say('The API runs with the new code.'),
    (error) => {
      if (stopping) return;
      vite.ssrFixStacktrace(error);
      console.error(error);
    },
  );
};

const isServerCode = (file) =>
  /[\\/](server|server-core|contract|port|kernel)[\\/].*\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file);
let timer;
vite.watcher.on('all', (_event, file) => {
  if (!isServerCode(file) || !current) return;
  clearTimeout(timer);
  timer = setTimeout(restart, 100);
});

/** Does not wait for code that is still being loaded: that may take a minute. */
const stop = async (code) => {
  if (stopping) return;
  stopping = true;
  http.close();
  http.closeAllConnections();
  await running?.close();
  const base = await opening?.catch(() => undefined);
  await base?.postgres.stop();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));

current = start();
try {
  const { greeting, base } = await current;
  await new Promise((resolve, reject) =>
    http.once('error', reject).listen(base.config.port, base.config.host, resolve),
  );
  for (const line of greeting) say(line);
} catch (error) {
  if (!stopping) console.error(error.message);
  await stop(1);
}
