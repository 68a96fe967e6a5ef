/** The search of the console, which its layout shows above every page; it needs nothing. */
export type ConsoleSearchProps = Record<never, never>;

/** Above the queues on the console's home, for as long as it has something to say; it needs nothing. */
export type HomeCardProps = Record<never, never>;

declare module '@caravan/web-core' {
  interface LazySlots {
    consoleSearch: ConsoleSearchProps;
    homeCard: HomeCardProps;
  }
}
