/**
 * An interface that one feature calls and others implement, as a value: the library of the interface exports it, the
 * features that implement the interface provide their part, and those that call it use it. `Part` is what one feature
 * provides, and `T` is what callers get.
 */
export interface Port<T, Part = T> {
  /** The name of the interface, for the operator. */
  readonly name: string;
  readonly join: (parts: readonly Part[]) => T;
  /** The keys that no part implements, or that two parts do; each names the interface. */
  readonly faults: (parts: readonly Part[]) => readonly string[];
}

/** An interface that exactly one feature implements. */
export const onePort = <T>(name: string): Port<T> => ({
  name,
  join: (parts) => {
    for (const only of parts) return only;
    throw new Error(`${name} is called before a feature implements it`);
  },
  faults: ({ length }) => (length === 1 ? [] : [`${name} has ${length || 'no'} implementations`]),
});

/** An interface that any number of features implement, in the order of the features. */
export const listPort = <T>(name: string): Port<readonly T[], readonly T[]> => ({
  name,
  join: (parts) => parts.flat(),
  faults: () => [],
});

/** An interface with one implementation for each key, such as each kind of payment target. */
export const recordPort = <R extends object>(
  name: string,
  keys: readonly (keyof R & string)[],
): Port<R, Partial<R>> => ({
  name,
  join: (parts): R => Object.assign({}, ...parts),
  faults: (parts) =>
    keys.flatMap((key) => {
      const { length } = parts.filter((part) => part[key] !== undefined);
      return length === 1 ? [] : [`${name} has ${length || 'no'} implementations of "${key}"`];
    }),
});

/** A port of whatever interface. */
export type AnyPort<Part = never> = Port<unknown, Part>;

/** The ports that a feature uses, by the names that its code gives them. */
export type Needs = Readonly<Record<string, AnyPort>>;

/** A feature calls ports as functions: features of higher floors implement some, so they are looked up at each call. */
export type Used<N extends Needs> = { readonly [K in keyof N]: () => N[K] extends Port<infer T, never> ? T : never };
