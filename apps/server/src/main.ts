import { enableCompileCache } from 'node:module';

// The server is some megabytes of code: what was compiled at one start is there at the next. Where nothing can be kept, nothing is.
enableCompileCache();

await import('./serve.ts');
