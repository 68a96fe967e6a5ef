import { carrierServices, type CarrierAccounts } from '@caravan/carriers/contract';
import type { CarriersContext } from '../carriers-context.ts';
import { CarrierUnavailable } from '../ports/carrier.ts';

export const listAccounts = ({ carriers, counter }: CarriersContext): Promise<CarrierAccounts> =>
  Promise.all(
    carrierServices.map(async (service) => {
      const carrier = carriers.find(({ name }) => name === service);
      if (!carrier) return { service, is_off: true, is_pushed: false, trouble: null, accounts: [] };
      const known = { service, is_off: false, is_pushed: carrier.readPush !== undefined };
      try {
        return { ...known, trouble: null, accounts: await carrier.accounts() };
      } catch (error) {
        if (!(error instanceof CarrierUnavailable)) throw error;
        counter.add({ service, outcome: error.trouble });
        return { ...known, trouble: error.trouble, accounts: [] };
      }
    }),
  );
