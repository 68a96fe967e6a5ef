import { bodyWithin } from '@caravan/server-core';
import { readEcbFile } from '../domain/read-ecb-file.ts';
import type { RateSource } from '../ports/rate-source.ts';

const address = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';
/** The file has about 1,700 bytes. */
const maxBytes = 64 * 1024;
const timeoutMs = 10_000;

/**
 * The European Central Bank publishes its daily reference rates at about 16:00 Central European Time on working days.
 */
export const ecbSource = (request: typeof fetch = fetch): RateSource => ({
  name: 'ecb',
  read: async (signal) => {
    const response = await request(address, {
      headers: { accept: 'application/xml, text/xml' },
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    if (!response.ok) throw new Error(`the rate source answered ${response.status}`);
    const body = await bodyWithin(response, maxBytes);
    if (!body) throw new Error('the response of the rate source is too long');
    return readEcbFile(body.toString('utf8'));
  },
});
