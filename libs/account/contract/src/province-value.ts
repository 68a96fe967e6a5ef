import type { Country } from './addresses.schema.ts';

/** In these countries mail writes the codes of ISO 3166-2, such as `CA 94016`. Elsewhere it writes names. */
const withCodes: ReadonlySet<string> = new Set(['AU', 'BR', 'CA', 'IT', 'US']);

/** A listed province as addresses of its country have it. */
export const provinceValue = (country: string, { code, name }: Country['provinces'][number]): string =>
  withCodes.has(country) ? code : name;
