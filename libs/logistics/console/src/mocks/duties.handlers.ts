import type { HttpHandler } from 'msw';
import { fail, type CountryDuty } from '@caravan/logistics/contract';
import { getDutyHistoryContract, listDutiesContract, updateDutyContract } from '@caravan/logistics/contract/schema';
import { aCountryDuty } from '@caravan/logistics/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

/** A mock server with these countries, each with one version. */
export const dutyHandlers = (duties: readonly CountryDuty[] = [aCountryDuty()]): HttpHandler[] => {
  const dutyOf = (country: string): CountryDuty => {
    const duty = duties.find((one) => one.country === country);
    if (!duty) throw fail('not_found');
    return duty;
  };
  return [
    mockEndpoint(listDutiesContract, () => [...duties]),
    mockEndpoint(getDutyHistoryContract, ({ params }) => {
      const { country, scheduled, ...version } = dutyOf(params.country);
      return { country, scheduled, ...version, versions: [version] };
    }),
    mockEndpoint(updateDutyContract, ({ params }) => dutyOf(params.country)),
  ];
};
