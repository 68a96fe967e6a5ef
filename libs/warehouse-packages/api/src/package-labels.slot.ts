/** The package with this number. */
export interface PackageLabelsProps {
  number: string;
  /** It waits for its carrier: a label may be bought. */
  isWaiting: boolean;
}

declare module '@caravan/web-core' {
  interface LazySlots {
    /** In the console, on the page of a package and in the queue of those to ship: carriers' labels. */
    packageLabels: PackageLabelsProps;
  }
}
