/** Puts values into a path's `:name` parts. */
export const fill = (path: string, params: object = {}): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value: unknown = Reflect.get(params, name);
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
