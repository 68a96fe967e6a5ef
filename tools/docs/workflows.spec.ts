import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Step {
  uses?: string;
  run?: string;
  with?: { path?: string; file?: string };
}
interface Workflow {
  jobs?: Record<string, { steps: Step[] }>;
  /** Of an action. */
  runs?: { steps: Step[] };
}

const stepsIn = (text: string): Step[] => {
  const { jobs = {}, runs } = parse(text) as Workflow;
  return [...Object.values(jobs).flatMap(({ steps }) => steps), ...(runs?.steps ?? [])];
};

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);
const words = (line: string): string[] => line.split(/\s+/).filter(Boolean);

/** Commands of a step read these files: words with a slash, and all that `tar` packs. */
const pathsOfCommands = (run = ''): string[] => [
  ...found(run, /(?<![\w$/.:-])(\.\/[\w./-]+|[\w.-]+(?:\/[\w.-]+)+)/g),
  ...found(run, /tar -czf \S+ (.*)/g).flatMap(words),
];
const pathsOf = ({ uses = '', run, with: inputs }: Step): string[] => [
  ...(uses.startsWith('./') ? [join(uses, 'action.yml')] : []),
  ...(inputs?.file ? [inputs.file] : []),
  ...pathsOfCommands(run),
];
const missingPaths = (text: string): string[] =>
  stepsIn(text)
    .flatMap(pathsOf)
    .filter((path) => !existsSync(join(root, path)));

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const missingScripts = (text: string): string[] =>
  stepsIn(text)
    .flatMap(({ run = '' }) => [
      ...found(run, /\bnpm run (?:--silent )?([\w:-]+)/g),
      ...found(run, /\bnpm (test|start)\b/g),
    ])
    .filter((name) => !(name in scripts));

/** The words behind `--` in calls of a script. */
const argumentsOf = (script: string, texts: readonly string[]): string[] =>
  texts
    .flatMap(stepsIn)
    .flatMap(({ run = '' }) => found(run, new RegExp(`\\bnpm (?:run )?${script} -- (.*)`, 'g')))
    .flatMap(words);

const files = globSync('.github/{workflows,actions}/**/*.yml', { cwd: root });
const texts = files.map(read);
const release = read('.github/workflows/release.yml');
const soaks = execFileSync(process.execPath, [join(root, 'tools/soak.mjs')], { encoding: 'utf8' });

test('the workflows and the action that they share are found', () => {
  expect(files).toEqual(
    expect.arrayContaining([
      '.github/workflows/ci.yml',
      '.github/workflows/release.yml',
      '.github/actions/prepare/action.yml',
    ]),
  );
});

test.each(files)('%s names paths and scripts that exist', (file) => {
  expect(missingPaths(read(file))).toEqual([]);
  expect(missingScripts(read(file))).toEqual([]);
});

test.each([
  ['apps/server/deploy docs', 'deploy docs', 'deploy'],
  ['docs/database.md', 'docs/data-base.md', 'docs/data-base.md'],
  ['deploy/compose/Dockerfile', 'deploy/Dockerfile', 'apps/server/deploy/Dockerfile'],
  ['./.github/actions/prepare', './.github/actions/set-up', '.github/actions/set-up/action.yml'],
  ['./package.json', './packages.json', './packages.json'],
])('a release with “%s” as “%s” would miss a path', (right, wrong, missing) => {
  expect(release).toContain(right);
  expect(missingPaths(release.replace(right, wrong))).toContain(missing);
});

test('a release with a script that is gone would be noticed', () => {
  expect(release).toContain('--silent sbom');
  expect(missingScripts(release.replace('--silent sbom', '--silent bill'))).toEqual(['bill']);
});

test('the long tests and the steps of npm test that they run exist', () => {
  const known = found(soaks, /^npm run soak -- (\S+)/gm);
  expect(known).toContain('walk');
  expect(argumentsOf('soak', texts).filter((name) => !known.includes(name))).toEqual([]);

  const { stderr } = spawnSync(process.execPath, [join(root, 'tools/test.mjs'), 'no-such-step'], { encoding: 'utf8' });
  const [steps = ''] = found(stderr, /The steps are (.*)\./g);
  expect(argumentsOf('test', texts).filter((name) => !steps.split(', ').includes(name))).toEqual([]);
});

test('what they keep of a run is what a long test says that it writes', () => {
  const kept = texts.flatMap(stepsIn).flatMap(({ with: inputs }) => inputs?.path ?? []);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((path) => !soaks.includes(path))).toEqual([]);
});
