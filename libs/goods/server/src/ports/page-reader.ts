import type { PageReading } from '../domain/read-page.ts';
import type { Fetched } from './guarded-fetch.ts';

export interface ReadPage extends PageReading {
  /** The page's whole text where it is a small one. */
  text: string | null;
}

/** Reads fetched pages without holding up anybody's request. */
export interface PageReader {
  /** Throws where the page cannot be read in time. */
  read: (page: Fetched) => Promise<ReadPage>;
  close: () => Promise<void>;
}
