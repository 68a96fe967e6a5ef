import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Carriers compare without case. */
export const carrierKeyOf = (carrier: SQLWrapper | string): SQL<string> => sql<string>`lower(${carrier})`;
