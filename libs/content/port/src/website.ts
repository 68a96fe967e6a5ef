import { onePort } from '@caravan/server-core';

/** Facts about the website, for features that write to its operator. */
export interface Website {
  /**
   * The service address, `SERVICE_EMAIL` of the default website. It may read the database: call it before a
   * transaction, not inside one.
   */
  serviceEmail: () => Promise<string>;
  /**
   * Who sells: the company that staff have written, with the name of the default website if they have not, and the service
   * address; with the same limit.
   */
  seller: () => Promise<{ name: string; address: string | null; registration: string | null; email: string }>;
}

export const websitePort = onePort<Website>('Website');
