import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hiddenUses } from './hidden-uses.ts';
import { openWorkspace } from './workspace.ts';

const base = {
  compilerOptions: {
    strict: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es5'],
    types: [],
    noEmit: true,
    jsx: 'preserve',
    allowImportingTsExtensions: true,
    paths: { core: ['./core/index.ts'], photos: ['./photos/index.ts'] },
  },
};

/** A core with an interface that others extend; `photos` adds a slot to it. */
const library: Readonly<Record<string, string>> = {
  'core/index.ts': `
    export interface Slots { door: Call }
    export interface Call { path: string }
    export const useSlot = <Name extends keyof Slots>(name: Name): Slots[Name] | undefined => undefined;
    export type SlotOf<Name extends keyof Slots> = Slots[Name];
    declare global { namespace JSX { interface Element { html: string } } }
    export const Slot = <Name extends keyof Slots>(props: { name: Name }): JSX.Element => ({ html: props.name });
    export const fill = (slots: { [Name in keyof Slots]?: Slots[Name] }) => slots;`,
  'photos/index.ts': `
    import type {} from 'core';
    export interface Photo { id: string }
    declare module 'core' {
      interface Slots { photos: Photo; scan: Photo }
      interface Call { user: string }
    }
    declare global { var camera: string | undefined }`,
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caravan-types-'));
});
afterEach(() => rm(folder, { recursive: true }));

const pageFile = 'page/index.tsx';

/** Checks a project `page` with this file beside the two libraries. */
const check = async (page: string) => {
  const files: Record<string, string> = {
    ...library,
    [pageFile]: page,
    'all.json': '{"extends":"./base.json","include":["*/*"],"exclude":["*/*.json"]}',
  };
  files['base.json'] = JSON.stringify(base);
  for (const name of ['core', 'photos', 'page']) files[`${name}/tsconfig.json`] = '{"extends":"../base.json"}';
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const workspace = openWorkspace(folder, join(folder, 'all.json'));
  const project = workspace.projects.find(({ name }) => name === 'page');
  const codes = (program: ts.Program): number[] => ts.getPreEmitDiagnostics(program).map(({ code }) => code);
  return {
    together: codes(workspace.program),
    alone: project ? codes(workspace.programOf(project)) : undefined,
    hidden: hiddenUses(workspace),
  };
};

test.each([
  ['the argument of a call', "import { useSlot } from 'core'; export const slot = useSlot('photos');", 'photos'],
  [
    'a constant as argument',
    "import { useSlot } from 'core'; const name = 'scan'; export const slot = useSlot(name);",
    'scan',
  ],
  [
    'the argument of a call under another name',
    "import { useSlot as slotOf } from 'core'; export const slot = slotOf('photos');",
    'photos',
  ],
  [
    'the attribute of an element',
    'import { Slot } from \'core\'; export const element = <Slot name="photos" />;',
    'photos',
  ],
  ['the argument of a type', "import type { SlotOf } from 'core'; export type Slot = SlotOf<'photos'>;", 'photos'],
  ['a key of an object', "import { fill } from 'core'; export const slots = fill({ photos: { id: '' } });", 'photos'],
  ['a property', "import type { Call } from 'core'; export const user = (call: Call) => call.user;", 'user'],
  [
    'a property in a pattern',
    "import type { Call } from 'core'; export const user = ({ user }: Call) => user;",
    'user',
  ],
  ['a global', 'export const model = camera;', 'camera'],
])('%s that the own program does not know is found', async (_, page, name) => {
  const seen = await check(page);
  expect(seen.together).toEqual([]);
  expect(seen.alone).not.toEqual([]);
  expect(seen.hidden).toEqual([`${pageFile}:1 uses ${name} of photos/index.ts, which page does not import`]);
  expect(await check(`import type {} from 'photos'; ${page}`)).toEqual({
    together: [],
    alone: [],
    hidden: [],
  });
});

test('an augmented module that the own program does not know is found', async () => {
  expect(await check("export {}; declare module 'core' { interface Slots { window: string } }")).toEqual({
    together: [],
    alone: [2664],
    hidden: [`${pageFile}:1 uses core of core/index.ts, which page does not import`],
  });
});

test('the same names without the augmented interfaces are no uses', async () => {
  const page =
    "const of = (name: string) => ({ photos: name }); export const { photos } = of('photos'); export const user = { user: 1 }.user;";
  expect(await check(page)).toEqual({ together: [], alone: [], hidden: [] });
});
