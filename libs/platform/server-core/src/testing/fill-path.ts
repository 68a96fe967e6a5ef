/** Replaces the `:name` parts of a path with values. */
export const fill = (path: string, params: object = {}): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value: unknown = Reflect.get(params, name);
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
