/**
 * The packages that stay outside the server's bundle. One file starts several times faster than some thousand, but
 * native packages and rarely needed ones are not bundled, and OpenTelemetry traces only modules outside a bundle. Its
 * API is bundled, because prom-client uses it; all copies of the API share one global registry.
 */
export const notBundled = [
  '@node-rs/argon2',
  '@opentelemetry/core',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/instrumentation',
  '@opentelemetry/instrumentation-http',
  '@opentelemetry/instrumentation-pg',
  '@opentelemetry/instrumentation-undici',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-node',
  '@scalar/fastify-api-reference',
  '@simplewebauthn/server',
  '@simplewebauthn/server/helpers',
  'fontkit',
  'pdfkit',
  'pg',
  'pg-native',
  'sharp',
];
