/** Variables of the samples that other commands of the server read, or that it will read. */
export const notYetRead = ['CARAVAN_ROLE', 'SHUTDOWN_DELAY', 'MIGRATE_DATABASE_URL'];
