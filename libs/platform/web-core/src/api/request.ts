import type { Endpoint } from '@caravan/kernel';

/** The parts of one call, named as in its wire type. */
export interface CallParts {
  params?: object;
  query?: object;
  body?: unknown;
  /** For endpoints with `idempotency: 'key'`: one key for each intent of the user. */
  idempotencyKey?: string;
  /** For endpoints with `ifMatch`: the version of the object that the user has seen. */
  version?: number;
}

const isSet = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

const fillPath = (path: string, params: object = {}): string => {
  const values = params as Record<string, unknown>;
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
};

const searchOf = (query: object = {}): string => {
  const pairs = Object.entries(query).filter(([, value]) => isSet(value));
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return search ? `?${search}` : '';
};

/** The path below the base, with parameters and query filled in; unset query values are left out. */
export const pathOf = (endpoint: Endpoint, { params, query }: CallParts): string =>
  fillPath(endpoint.path, params) + searchOf(query);

const formOf = (body: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (item instanceof Blob) form.append(name, item);
      else if (item !== undefined && item !== null) form.append(name, String(item));
    }
  }
  return form;
};

/** The body for `fetch`, with its content type header. The browser writes the content type of a form. */
export const bodyOf = (endpoint: Endpoint, body: unknown): { body?: BodyInit; headers: Record<string, string> } => {
  if (body === undefined) return { headers: {} };
  if (endpoint.upload === 'multipart')
    return { body: body instanceof FormData ? body : formOf(body as object), headers: {} };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
};
