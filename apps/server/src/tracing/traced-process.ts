import { loadTracing } from './load-tracing.ts';

/** Starts a small server as `main.ts` starts the whole one: with traces first, if they are on. */
const tracing = await loadTracing(process.env, { version: '1.2.3' });

const { serveTraced } = await import('./traced-server.ts');
await serveTraced(tracing);
