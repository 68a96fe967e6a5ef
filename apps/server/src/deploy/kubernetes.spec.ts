import { execFileSync } from 'node:child_process';
import { configVariables, loadConfig } from '@caravan/server-core';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { deployFile, installed, readDeployFile, skipNote } from '@caravan/server-core/testing';

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}

const read = (name: string): Manifest[] =>
  parseAllDocuments(readDeployFile('kubernetes', name), { merge: true }).map((document) => document.toJS() as Manifest);

const { resources } = parse(readDeployFile('kubernetes/kustomization.yaml')) as { resources: string[] };
const manifests = [...resources, 'migrate.yaml'].flatMap(read);

/** Validates by the schemas of Kubernetes' own OpenAPI document. */
const validator = <Data extends object>(Model: { apiVersion: string; new (data: Data): { validate: () => void } }) => ({
  apiVersion: Model.apiVersion,
  validate: (manifest: object) => new Model(manifest as Data).validate(),
});
const validators: Record<string, ReturnType<typeof validator> | undefined> = {
  ConfigMap: validator(ConfigMap),
  Deployment: validator(Deployment),
  Ingress: validator(Ingress),
  Job: validator(Job),
  PodDisruptionBudget: validator(PodDisruptionBudget),
  Service: validator(Service),
};
const validate = (manifest: Manifest): void => {
  const known = validators[manifest.kind];
  expect(manifest.apiVersion).toBe(known?.apiVersion);
  known?.validate(manifest);
};

interface Container {
  env?: { name: string; value?: string }[];
  ports?: { name: string }[];
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  startupProbe?: Probe;
  securityContext: object;
}
interface Probe {
  httpGet: { path: string; port: string };
}
interface Workload extends Manifest {
  spec: {
    selector?: { matchLabels: object };
    template: {
      metadata: { labels: object };
      spec: { terminationGracePeriodSeconds: number; securityContext: object; containers: [Container] };
    };
  };
}

const workloads = manifests.filter(({ kind }) => ['Deployment', 'Job'].includes(kind)) as Workload[];
const servers = workloads.filter(({ kind }) => kind === 'Deployment');
const settings =
  (manifests.find(({ kind }) => kind === 'ConfigMap') as { data?: Record<string, string> } | undefined)?.data ?? {};
const label = ({ kind, metadata }: Manifest): string => `${kind} ${metadata.name}`;

describe('the manifests for Kubernetes', () => {
  it.each(manifests.map((manifest) => ({ name: label(manifest), manifest })))('$name is valid', ({ manifest }) => {
    validate(manifest);
  });

  it.each([
    ['Deployment caravan-web', 'replicas: 3', 'replicas: three'],
    ['Deployment caravan-web', 'containerPort: 3000', 'containerPort: http'],
    ['Service caravan-web', 'port: 80', 'port: many'],
    ['PodDisruptionBudget caravan-web', 'matchLabels:', 'matchLabels: all'],
  ])('%s would be invalid with “%s” as “%s”', (name, right, wrong) => {
    const text = readDeployFile('kubernetes/web.yaml').split('\n---\n');
    const [document] = text.filter((part) => {
      const { kind, metadata } = parse(part) as Manifest;
      return `${kind} ${metadata.name}` === name;
    });
    const changed = (document ?? '').replace(right, wrong).replace(/(matchLabels: all)\n( +.*\n?)+/, '$1\n');
    expect(changed).not.toBe(document);
    expect(() => validate(parse(changed) as Manifest)).toThrow();
  });

  it.each(servers.map((server) => ({ name: server.metadata.name, server })))(
    '$name: probes, labels and time to stop',
    ({ server }) => {
      const { selector, template } = server.spec;
      const [container] = template.spec.containers;
      expect(template.metadata.labels).toMatchObject(selector?.matchLabels ?? { no: 'selector' });
      expect(container.livenessProbe?.httpGet).toEqual({ path: '/v1/health/live', port: 'http' });
      expect(container.startupProbe?.httpGet).toEqual({ path: '/v1/health/live', port: 'http' });
      expect(container.readinessProbe?.httpGet).toEqual({ path: '/v1/health/ready', port: 'http' });
      expect(container.ports?.map(({ name }) => name)).toEqual(['http']);
      // For requests, for jobs, and a reserve.
      const needed = Number(settings['SHUTDOWN_DELAY']) + 10 + 10 + 10;
      expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(needed);
    },
  );

  it.each(workloads.map((workload) => ({ name: workload.metadata.name, workload })))(
    '$name runs without rights',
    ({ workload }) => {
      const { securityContext, containers } = workload.spec.template.spec;
      expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
      expect(containers[0].securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    },
  );

  it('set only variables that are read, no secret, and with the Secret a valid configuration', () => {
    const env = workloads.flatMap(({ spec }) => spec.template.spec.containers[0].env ?? []);
    const known = new Set([...Object.keys(configVariables.shape)]);
    const names = [...Object.keys(settings), ...env.map(({ name }) => name)];
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    const given = [...Object.keys(settings), ...env.filter(({ value }) => value).map(({ name }) => name)];
    expect(given.filter((name) => /SECRET|PASSWORD|TOKEN|KEY|DATABASE_URL|SMTP/.test(name))).toEqual([]);
    const secret = {
      DATABASE_URL: 'postgres://caravan@database/caravan',
      STAFF_KEY: Buffer.alloc(32).toString('base64'),
      SMTP_URL: 'smtp://mail.example',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    const image = { CARAVAN_ENV: 'production', DATA_DIR: '/data' };
    const loaded = loadConfig({ ...image, ...settings, ...secret });
    expect(loaded).toMatchObject({ ok: true, config: { production: true, trustProxy: 1 } });
  });
});

describe.skipIf(!installed('kubectl'))(`kubectl${skipNote('kubectl')}`, () => {
  const kubectl = (args: string[], input?: string): string =>
    execFileSync(installed('kubectl') ?? '', args, {
      encoding: 'utf8',
      env: { ...process.env, KUBECONFIG: '/dev/null' },
      ...(input === undefined ? {} : { input }),
    });

  it('composes the folder', () => {
    const made = parseAllDocuments(kubectl(['kustomize', deployFile('kubernetes')])).map(
      (document) => document.toJS() as Manifest & { metadata: { namespace: string } },
    );
    expect(made.map(label).sort()).toEqual(resources.flatMap(read).map(label).sort());
    expect(new Set(made.map(({ metadata }) => metadata.namespace))).toEqual(new Set(['caravan']));
  });

  /**
   * kubectl reads a manifest into its types, which drops what they do not have, and writes it again. It writes nothing if
   * nothing changes, so it removes a variable.
   */
  const roundTrip = (workload: object): unknown => {
    const changed = structuredClone(workload) as Workload;
    const { containers } = changed.spec.template.spec;
    containers[0].env = [...(containers[0].env ?? []), { name: 'REMOVED', value: 'yes' }];
    return JSON.parse(kubectl(['set', 'env', '--local', '-f', '-', '-o', 'json', 'REMOVED-'], JSON.stringify(changed)));
  };

  it.each(workloads.map((workload) => ({ name: label(workload), workload })))(
    '$name has only known fields',
    ({ workload }) => {
      expect(roundTrip(workload)).toMatchObject(workload);
      const misspelt = { ...workload, spec: { ...workload.spec, replicaz: 3 } };
      expect(roundTrip(misspelt)).not.toMatchObject(misspelt);
    },
  );
});
