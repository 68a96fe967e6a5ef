import { librariesOf } from './tools/config/vite-library.ts';

/** Every test of the workspace by kind; `vitest.config.ts` runs them all, `nx test <project>` runs those of a library. */
export default [
  librariesOf('server', ['libs/*/server', 'libs/platform/server-core', 'apps/server']),
  librariesOf('tools', ['tools']),
  librariesOf('node', ['libs/*/{contract,port}', 'libs/platform/{kernel,routes,mail}']),
  librariesOf('web', ['libs/*/{api,web,console}']),
  // One of its specs replaces the kernel.
  librariesOf('web', ['libs/platform/console-core'], 'console-core'),
  // One of their specs replaces the whole head, with the style sheets that Emotion remembers.
  librariesOf('web', ['apps/{shell,console}'], 'apps'),
  librariesOf('web-base', ['libs/platform/web-core', 'libs/ui-kit']),
];
