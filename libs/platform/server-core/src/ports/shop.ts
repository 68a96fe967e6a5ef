import { onePort } from './port.ts';

/** What mails and every feature say of the shop. content implements it. */
export interface Shop {
  /**
   * The name of the default website. It may read the database: call it before a transaction, not inside one.
   */
  name: () => Promise<string>;
}

export const shopPort = onePort<Shop>('Shop');
