/** The website's own facts, for features that write to whoever runs it. */
export interface Website {
  /** The service address, `SERVICE_EMAIL` of the default website. It may read the database: ask before a transaction, not inside one. */
  serviceEmail: () => Promise<string>;
}
