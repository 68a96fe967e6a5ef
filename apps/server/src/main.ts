import { enableCompileCache } from 'node:module';

// Compiling the server takes a noticeable time, so the compiled code is cached for the next start. Without a writable
// cache it is compiled again.
enableCompileCache();

await import('./serve.ts');
