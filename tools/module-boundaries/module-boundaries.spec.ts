import { createProjectGraphAsync, type ProjectGraph } from '@nx/devkit';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, test } from 'vitest';
import house from './floors.json' with { type: 'json' };

const root = `${import.meta.dirname}/../..`;
const eslint = new ESLint({ cwd: root });

const boundaryRules = ['@nx/enforce-module-boundaries', '@typescript-eslint/no-restricted-imports'];

/** The messages of the boundary rules for one import statement in `file`. */
const boundaryErrors = async (file: string, statement: string): Promise<string[]> => {
  const [result] = await eslint.lintText(`${statement}\n`, { filePath: `${root}/${file}` });
  return (result?.messages ?? [])
    .filter((message) => boundaryRules.includes(message.ruleId ?? ''))
    .map((message) => message.message);
};

let graph: ProjectGraph;
beforeAll(async () => {
  process.env['NX_DAEMON'] = 'false';
  graph = await createProjectGraphAsync();
});

/** All projects that a project depends on, itself included. */
const withDependencies = (project: string, found = new Set<string>()): Set<string> => {
  if (found.has(project)) return found;
  found.add(project);
  for (const { target } of graph.dependencies[project] ?? [])
    if (target in graph.nodes) withDependencies(target, found);
  return found;
};

test.each([
  ['shell', ['layer:console', 'layer:console-core', 'layer:app-console', 'layer:server']],
  ['console', ['layer:web', 'layer:app-web', 'layer:server']],
])('nothing that %s contains has the tags %j', (app, tags) => {
  const projects = withDependencies(app);
  expect(projects.size).toBeGreaterThan(5);
  const wrong = [...projects].filter((name) => graph.nodes[name]?.data.tags?.some((tag) => tags.includes(tag)));
  expect(wrong).toEqual([]);
});

describe('floors', () => {
  const floorOf = (scope: string): number => house.floors.findIndex((floor) => floor.includes(scope));

  const scopeOf = (project: string): string | undefined =>
    graph.nodes[project]?.data.tags?.find((tag) => tag.startsWith('scope:'))?.slice('scope:'.length);

  /** Lists uses between libraries of features, except of themselves and of features of lower floors. */
  const upwards = (): string[] =>
    Object.values(graph.dependencies)
      .flat()
      .flatMap(({ source, target }) => {
        const from = scopeOf(source);
        const to = scopeOf(target);
        if (!from || !to || from === 'app' || from === to || floorOf(from) > floorOf(to)) return [];
        return `${source} uses ${to}`;
      });

  test('each feature has one floor', () => {
    const scopes = new Set(Object.keys(graph.nodes).flatMap((project) => scopeOf(project) ?? []));
    expect([...scopes].filter((scope) => scope !== 'app').toSorted()).toEqual(house.floors.flat().toSorted());
  });

  test('features use features of lower floors only, so that none are in a circle', () => {
    expect(new Set(upwards())).toEqual(new Set());
  });

  test.each([
    ['contract', 'contract'],
    ['api', 'api'],
    ['port', 'contract'],
    ['web', 'api'],
    ['console', 'api/staff'],
    ['server', 'port'],
  ])('%s of a feature cannot use %s of a higher one: lint names the line and the rule', async (layer, used) => {
    const code = `// A comment.\nimport type { Above } from '@caravan/cart-orders/${used}';\n`;
    const [result] = await eslint.lintText(code, { filePath: `${root}/libs/account/${layer}/src/x.ts` });
    expect(result?.messages.filter(({ ruleId }) => boundaryRules.includes(ruleId ?? ''))).toMatchObject([
      { line: 2, ruleId: '@nx/enforce-module-boundaries', message: expect.stringContaining('scope:account') },
    ]);
  });
});

describe('module boundaries', () => {
  test.each([
    [
      "a feature's web part uses that of a higher one",
      'libs/auth/web/src/x.ts',
      "import { productWeb } from '@caravan/product/web';",
    ],
    [
      'the same by a relative path',
      'libs/auth/web/src/x.ts',
      "import { productWeb } from '../../../product/web/src/product.web.ts';",
    ],
    [
      "a feature's web part uses a server",
      'libs/product/web/src/x.ts',
      "import { createGoods } from '@caravan/goods/server';",
    ],
    [
      "a feature's web part uses server-core",
      'libs/product/web/src/x.ts',
      "import { route } from '@caravan/server-core';",
    ],
    ["a feature's api uses its web part", 'libs/haul/api/src/x.ts', "import { haulWeb } from '@caravan/haul/web';"],
    [
      "a feature's api uses a server",
      'libs/goods/api/src/x.ts',
      "import { createGoods } from '@caravan/goods/server';",
    ],
    ["a feature's api uses the ui-kit", 'libs/goods/api/src/x.ts', "import { Button } from '@caravan/ui-kit';"],
    [
      "a feature's api loads a schema at once",
      'libs/goods/api/src/x.ts',
      "import { goods } from '@caravan/goods/contract/schema';",
    ],
    ['web-core uses a contract', 'libs/platform/web-core/src/x.ts', "import { login } from '@caravan/auth/contract';"],
    ['web-core uses an api', 'libs/platform/web-core/src/x.ts', "import { authApi } from '@caravan/auth/api';"],
    ["a feature's server uses an api", 'libs/goods/server/src/x.ts', "import { goodsApi } from '@caravan/goods/api';"],
    ["a feature's web part uses Chakra", 'libs/product/web/src/x.ts', "import { Box } from '@chakra-ui/react';"],
    [
      'a page loads a schema at once',
      'libs/product/web/src/x.ts',
      "import { goods } from '@caravan/goods/contract/schema';",
    ],
    ['a page loads zod', 'libs/product/web/src/x.ts', "import { z } from 'zod';"],
    [
      'a page uses factories of tests',
      'libs/product/web/src/x.ts',
      "import { someGoods } from '@caravan/goods/contract/testing';",
    ],
    [
      "a feature's server uses another's",
      'libs/cart-orders/server/src/x.ts',
      "import { createGoods } from '@caravan/goods/server';",
    ],
    [
      "a feature's server uses a web part",
      'libs/goods/server/src/x.ts',
      "import { productWeb } from '@caravan/product/web';",
    ],
    ["a feature's server renders", 'libs/goods/server/src/x.ts', "import { createRoot } from 'react-dom/client';"],
    [
      'a contract uses a server',
      'libs/goods/contract/src/x.ts',
      "import { createGoods } from '@caravan/goods/server';",
    ],
    ['a contract uses web-core', 'libs/goods/contract/src/x.ts', "import { baseApi } from '@caravan/web-core';"],
    ['a contract uses React', 'libs/goods/contract/src/x.ts', "import { useState } from 'react';"],
    ['a port uses a server', 'libs/goods/port/src/x.ts', "import { createGoods } from '@caravan/goods/server';"],
    ['the kernel uses anything', 'libs/platform/kernel/src/x.ts', "import { login } from '@caravan/auth/contract';"],
    ['the ui-kit uses a feature', 'libs/ui-kit/src/x.ts', "import { login } from '@caravan/auth/contract';"],
    ['the ui-kit speaks a language', 'libs/ui-kit/src/x.ts', "import i18next from 'i18next';"],
    [
      'server-core uses a feature',
      'libs/platform/server-core/src/x.ts',
      "import { login } from '@caravan/auth/contract';",
    ],
    [
      'the look of mails uses a feature',
      'libs/platform/mail/src/x.ts',
      "import { login } from '@caravan/auth/contract';",
    ],
    ["a feature's web part uses mails", 'libs/product/web/src/x.ts', "import { MailLayout } from '@caravan/mail';"],
    [
      "a feature's console part uses its web part",
      'libs/app-layout/console/src/x.ts',
      "import { productWeb } from '@caravan/product/web';",
    ],
    [
      "a feature's web part uses the console's core",
      'libs/product/web/src/x.ts',
      "import { consolePage } from '@caravan/console-core';",
    ],
    [
      "a feature's web part uses a console part",
      'libs/product/web/src/x.ts',
      "import { appLayoutConsole } from '@caravan/app-layout/console';",
    ],
    [
      "the console's core uses a contract",
      'libs/platform/console-core/src/x.ts',
      "import { login } from '@caravan/auth/contract';",
    ],
    [
      "the console's core uses Chakra",
      'libs/platform/console-core/src/x.ts',
      "import { Box } from '@chakra-ui/react';",
    ],
    [
      'the shell uses a console part',
      'apps/shell/src/x.ts',
      "import { appLayoutConsole } from '@caravan/app-layout/console';",
    ],
    ['the console uses a web part', 'apps/console/src/x.ts', "import { productWeb } from '@caravan/product/web';"],
    ['the console uses a server', 'apps/console/src/x.ts', "import { createGoods } from '@caravan/goods/server';"],
    ['the shell uses a server', 'apps/shell/src/x.ts', "import { createGoods } from '@caravan/goods/server';"],
    [
      'a feature uses one of a higher floor',
      'libs/auth/contract/src/x.ts',
      "import type { Cart } from '@caravan/cart-orders/contract';",
    ],
    [
      'a feature uses one of its own floor',
      'libs/logistics/server/src/x.ts',
      "import type { Retained } from '@caravan/support/port';",
    ],
    ['the server uses a web part', 'apps/server/src/x.ts', "import { productWeb } from '@caravan/product/web';"],
  ])('%s: an error', async (_, file, statement) => {
    expect(await boundaryErrors(file, statement)).toHaveLength(1);
  });

  test.each([
    [
      'a web part uses that of a lower feature',
      'libs/warehouse-packages/web/src/x.ts',
      "import { MethodAccuracy } from '@caravan/shipping/web/accuracy';",
    ],
    ['a web part uses contracts', 'libs/product/web/src/x.ts', "import { login } from '@caravan/auth/contract';"],
    [
      "a web part uses another feature's api",
      'libs/product/web/src/x.ts',
      "import { authApi } from '@caravan/auth/api';",
    ],
    ["an api uses another feature's api", 'libs/goods/api/src/x.ts', "import { authApi } from '@caravan/auth/api';"],
    ['the shell uses an api', 'apps/shell/src/x.ts', "import { sessionRules } from '@caravan/auth/api';"],
    [
      'a web part loads a schema lazily',
      'libs/product/web/src/x.ts',
      "export const schema = () => import('@caravan/goods/contract/schema');",
    ],
    [
      'a mock uses schemas',
      'libs/product/web/src/mocks/x.ts',
      "import { goods } from '@caravan/goods/contract/schema';",
    ],
    ['a web part uses the ui-kit', 'libs/product/web/src/x.ts', "import { Button } from '@caravan/ui-kit';"],
    [
      'a server uses a port',
      'libs/cart-orders/server/src/x.ts',
      "import type { GoodsSnapshots } from '@caravan/goods/port';",
    ],
    ['a server writes mails', 'libs/auth/server/src/mails/x.tsx', "import { MailLayout } from '@caravan/mail';"],
    [
      'a console part uses the calls of another feature',
      'libs/app-layout/console/src/x.ts',
      "import { authApi } from '@caravan/auth/api';",
    ],
    [
      'the console composes',
      'apps/console/src/x.ts',
      "import { appLayoutConsole } from '@caravan/app-layout/console';",
    ],
    [
      'a feature uses one of a lower floor',
      'libs/goods/contract/src/x.ts',
      "import type { Account } from '@caravan/account/contract';",
    ],
    ['the server composes', 'apps/server/src/x.ts', "import { createGoods } from '@caravan/goods/server';"],
    ['the shell composes', 'apps/shell/src/x.ts', "import { productWeb } from '@caravan/product/web';"],
  ])('%s: allowed', async (_, file, statement) => {
    expect(await boundaryErrors(file, statement)).toEqual([]);
  });
});
