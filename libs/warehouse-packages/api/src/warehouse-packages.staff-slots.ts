/** The package with this number. */
export interface PackageFreightProps {
  number: string;
}

/** The package with this number. */
export interface PackageLabelsProps {
  number: string;
  /** It waits for its carrier: a label may be bought. */
  isWaiting: boolean;
  /** The tracking number with which it has left; undefined until then. */
  leftWith?: string | undefined;
}

/** The hand-over with this id. */
export interface HandoverManifestsProps {
  id: string;
  /** How many packages it has: a further one may have a label that is in no manifest. */
  packages: number;
}

declare module '@caravan/web-core' {
  interface LazySlots {
    /** In the console, on the page of a package that was sent: what carriers billed for it. */
    packageFreight: PackageFreightProps;
    /** In the console, on the page of a package and in the queue of those to ship: carriers' labels. */
    packageLabels: PackageLabelsProps;
    /** In the console, at the station of a hand-over: the carriers' own manifests of its labels. */
    handoverManifests: HandoverManifestsProps;
  }
}
