import type { Configurations } from '@caravan/content/contract';

/** The service's limits and fees from the server. */
export interface FactsProps {
  facts: Configurations;
}
