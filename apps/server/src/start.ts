import { enableCompileCache } from 'node:module';
import { buildInfo } from './build-info.ts';
import { loadTracing } from './tracing/load-tracing.ts';

// Compiling the server takes a noticeable time, so the compiled code is cached for the next start. Without a writable
// cache it is compiled again.
enableCompileCache();

const tracing = await loadTracing(process.env, buildInfo);

const { serve } = await import('./serve.ts');
await serve(tracing);
