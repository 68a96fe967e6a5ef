/** The package with this number. */
export interface PackageDeclarationProps {
  number: string;
}

declare module '@caravan/web-core' {
  interface LazySlots {
    /** In the console, on the page of a package: what it is declared to contain. */
    packageDeclaration: PackageDeclarationProps;
  }
}
