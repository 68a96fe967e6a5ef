import type { BuildInfo, Tracing } from '@caravan/server-core';

/**
 * Starts traces if `OTEL_EXPORTER_OTLP_ENDPOINT` names their receiver. Otherwise nothing of them is loaded. It must be
 * done before the server is imported, because traces see only what is imported later.
 */
export const loadTracing = async (env: NodeJS.ProcessEnv, build: BuildInfo): Promise<Tracing | undefined> => {
  if (!env['OTEL_EXPORTER_OTLP_ENDPOINT']?.trim()) return undefined;
  const { startTracing } = await import('./start-tracing.ts');
  return startTracing({ build, env });
};
