/** The search of the console, which its layout shows above every page; it needs nothing. */
export type ConsoleSearchProps = Record<never, never>;

declare module '@caravan/web-core' {
  interface LazySlots {
    consoleSearch: ConsoleSearchProps;
  }
}
