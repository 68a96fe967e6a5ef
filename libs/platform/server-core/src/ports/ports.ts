import type { AnyPort, Needs, Port, Used } from './port.ts';

/** Who implements which port on one core. */
export interface Ports {
  /** Registers what a feature implements, while the feature is made. */
  provide: <T, Part>(port: Port<T, Part>, part: Part) => void;
  /** Notes what a feature needs, and returns how it calls it. */
  use: <N extends Needs>(feature: string, needs: N) => Used<N>;
  /** Throws if nobody, or more than one, implements a port that a feature uses. Called when all features are made. */
  refuseFaults: () => void;
}

export const openPorts = (): Ports => {
  const provided = new Map<AnyPort, unknown[]>();
  const users = new Map<AnyPort, string[]>();
  // `provide` is the only writer, and takes the parts that fit the port.
  const partsOf = <Part>(port: AnyPort<Part>): Part[] => (provided.get(port) ?? []) as Part[];
  return {
    provide: (port, part) => {
      provided.set(port, [...partsOf(port), part]);
    },
    use: <N extends Needs>(feature: string, needs: N) => {
      for (const port of Object.values(needs)) users.set(port, [...(users.get(port) ?? []), feature]);
      const calls = Object.entries(needs).map(([name, port]) => [name, () => port.join(partsOf(port))]);
      return Object.fromEntries(calls) as Used<N>;
    },
    refuseFaults: () => {
      const faults = [...users].flatMap(([port, by]) =>
        port.faults(partsOf(port)).map((fault) => `${fault}; used by ${by.join(', ')}`),
      );
      if (faults.length) throw new Error(`The features do not fit together. ${faults.join('. ')}.`);
    },
  };
};
