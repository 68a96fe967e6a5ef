import type { Configurations } from '@caravan/content/contract';

/** The service's limits and fees, as the server has them. */
export interface FactsProps {
  facts: Configurations;
}
