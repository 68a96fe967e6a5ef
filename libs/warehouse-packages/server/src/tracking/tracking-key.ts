import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** The letters and digits of a stored tracking number, as `trackingKey` of the contract has them; indexes are made of it. */
export const trackingKeyOf = (column: SQLWrapper): SQL<string> => sql<string>`translate(${column}, '-._', '')`;

/** Carriers compare without case. */
export const carrierKeyOf = (carrier: SQLWrapper | string): SQL<string> => sql<string>`lower(${carrier})`;
