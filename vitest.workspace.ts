import { librariesOf } from './tools/config/vite-library.ts';

/** Every test of the workspace by kind; `vitest.config.ts` runs them all, `nx test <project>` runs those of a library. */
export default [
  librariesOf('server', ['libs/*/server', 'libs/platform/server-core', 'apps/server']),
  librariesOf('tools', ['tools']),
  librariesOf('node', ['libs/*/{contract,port}', 'libs/platform/{kernel,routes,mail}']),
  librariesOf('web', ['libs/*/{api,web,console}', 'libs/platform/console-core', 'apps/{shell,console}']),
  librariesOf('web-base', ['libs/platform/web-core', 'libs/ui-kit']),
];
