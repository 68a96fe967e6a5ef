/** The package with this number. */
export interface PackageDeclarationProps {
  number: string;
}

/** The package with this number. */
export interface PackagePapersProps {
  number: string;
}

declare module '@caravan/web-core' {
  interface LazySlots {
    /** In the console, on the page of a package: what it is declared to contain. */
    packageDeclaration: PackageDeclarationProps;
    /** In the console, on the page of a package and at the packing station: its customs papers. */
    packagePapers: PackagePapersProps;
  }
}
