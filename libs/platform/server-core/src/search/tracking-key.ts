import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** The letters and digits of a stored tracking number, as `trackingKey` of the kernel has them; indexes are made of it. */
export const trackingKeyOf = (column: SQLWrapper): SQL<string> => sql<string>`translate(${column}, '-._', '')`;
