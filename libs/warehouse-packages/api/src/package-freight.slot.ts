/** The package with this number. */
export interface PackageFreightProps {
  number: string;
}

declare module '@caravan/web-core' {
  interface LazySlots {
    /** In the console, on the page of a package that was sent: what carriers billed for it. */
    packageFreight: PackageFreightProps;
  }
}
