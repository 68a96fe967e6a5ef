import { listPort, type Database } from '@caravan/server-core';

/** A thing to which a scanned code belongs. */
export interface FoundCode {
  /** As in the log of staff actions: `order`, `item`, `package`, `bin`. */
  kind: string;
  /** The number or id of its page. */
  ref: string;
  title: string;
  /** The order lines that it is about; empty if it is about none. */
  lineIds: readonly string[];
}

/** Implemented by each feature whose numbers are on labels that staff scan. */
export interface CodeSource {
  /** The things with exactly this code: upper case, half-width, without spaces. */
  find: (db: Database, code: string) => Promise<FoundCode[]>;
}

export const codeSourcesPort = listPort<CodeSource>('CodeSource');
