import { carrierServices, type CarrierAccounts } from '@caravan/carriers/contract';
import type { CarriersContext } from '../carriers-context.ts';
import { CarrierUnavailable } from '../ports/carrier.ts';

/** What each service says about our account. */
export const listAccounts = ({ carriers, counter }: CarriersContext): Promise<CarrierAccounts> =>
  Promise.all(
    carrierServices.map(async (service) => {
      const carrier = carriers.find(({ name }) => name === service);
      if (!carrier) return { service, is_off: true, trouble: null, accounts: [] };
      try {
        return { service, is_off: false, trouble: null, accounts: await carrier.accounts() };
      } catch (error) {
        if (!(error instanceof CarrierUnavailable)) throw error;
        counter.add({ service, outcome: error.trouble });
        return { service, is_off: false, trouble: error.trouble, accounts: [] };
      }
    }),
  );
