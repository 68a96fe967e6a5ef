/** The hand-over with this id. */
export interface HandoverManifestsProps {
  id: string;
  /** How many packages it has: a further one may have a label that is in no manifest. */
  packages: number;
}

declare module '@caravan/web-core' {
  interface LazySlots {
    /** In the console, at the station of a hand-over: the carriers' own manifests of its labels. */
    handoverManifests: HandoverManifestsProps;
  }
}
