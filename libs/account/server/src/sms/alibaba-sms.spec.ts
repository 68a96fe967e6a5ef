import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fakeSmsGateway, type FakeSmsGateway } from '../testing/fake-sms-gateway.ts';
import { recordedHost, recordedKey, recordedRequests } from '../testing/recorded-alibaba-requests.ts';
import { alibabaSms, globeRequest, type AlibabaSmsOptions } from './alibaba-sms.ts';

/** The values of a request, however its line writes them. */
const valuesOf = (path: string) => Object.fromEntries(new URL(path, 'http://gateway').searchParams);

test.each(recordedRequests)('signs what the vendor’s SDK signs: $input.message', (recorded) => {
  const { input, line, date, nonce, authorization } = recorded;
  const { path, headers } = globeRequest(
    { to: `+${input.to}`, text: input.message, key: input.taskId },
    { ...recordedKey, sender: input.from },
    { host: recordedHost, now: new Date(date), nonce },
  );
  const [method, recordedPath = ''] = line.split(' ');
  expect(method).toBe('POST');
  expect(valuesOf(path)).toEqual(valuesOf(recordedPath));
  expect(headers).toMatchObject({ authorization, 'x-acs-date': date, 'x-acs-signature-nonce': nonce });
});

describe('the gateway', () => {
  let gateway: FakeSmsGateway;
  beforeAll(async () => {
    gateway = await fakeSmsGateway();
  });
  afterAll(() => gateway.close());

  const now = new Date('2026-11-30T06:00:00.123Z');
  const send = (over: Partial<AlibabaSmsOptions> = {}) =>
    alibabaSms({ ...gateway.key, sender: 'Silk', apiBase: gateway.base, clock: () => now, ...over }).send({
      to: '+4366412345678',
      text: 'Ihr Paket (P-1*) ist unterwegs: 100 % Größe!',
      key: 'text-1',
    });

  test('takes a signed message', async () => {
    expect(await send()).toEqual({ result: 'sent', id: '1008030301', parts: 1 });
    expect(gateway.received).toEqual([
      { to: '4366412345678', from: 'Silk', text: 'Ihr Paket (P-1*) ist unterwegs: 100 % Größe!', key: 'text-1' },
    ]);
  });

  test.each([
    ['money', 200, { ResponseCode: 'AMOUNT_NOT_ENOUGH', ResponseDescription: 'Insufficient balance' }],
    ['money', 200, { ResponseCode: 'OUT_OF_SERVICE' }],
    ['sender', 200, { ResponseCode: 'INVALID_SENDERID' }],
    ['key', 200, { ResponseCode: 'PRODUCT_NOT_SUBSCRIBED' }],
    ['key', 403, { Code: 'Forbidden.RAM', Message: 'User not authorized to operate on the specified resource.' }],
    ['key', 404, { Code: 'InvalidAccessKeyId.NotFound' }],
    ['key', 400, { Code: 'InvalidTimeStamp.Expired' }],
    ['rate', 200, { ResponseCode: 'QPS_LIMIT_CONTROL' }],
    ['rate', 400, { Code: 'Throttling.User' }],
    ['rate', 429, ''],
    ['unreachable', 503, { Code: 'ServiceUnavailable' }],
    ['unreachable', 503, '<html>'],
    ['unreachable', 200, { ResponseCode: 'SYSTEM_ERROR' }],
  ] as const)('%s: nothing was sent, after status %d with %j', async (trouble, status, body) => {
    gateway.next({ status, body });
    await expect(send()).rejects.toMatchObject({ name: 'TextsUnavailable', trouble });
  });

  test.each([
    [200, 'MOBILE_NUMBER_ILLEGAL', { ResponseCode: 'MOBILE_NUMBER_ILLEGAL' }],
    [200, 'NOT_SUPPORTED_COUNTRY', { ResponseCode: 'NOT_SUPPORTED_COUNTRY' }],
    [200, 'SMS_CONTENT_ILLEGAL', { ResponseCode: 'SMS_CONTENT_ILLEGAL' }],
    [400, 'MissingTo', { Code: 'MissingTo', Message: 'To is mandatory for this action.' }],
  ] as const)('refuses a message with status %d and %s', async (status, code, body) => {
    gateway.next({ status, body });
    expect(await send()).toEqual({ result: 'refused', code });
  });

  test.each([
    ['no answer', { mishap: 'hang' }],
    ['a closed connection', { mishap: 'closed' }],
    ['another status', { mishap: { status: 502, body: 'Bad gateway' } }],
    ['a failure behind the front', { mishap: { status: 500, body: { Code: 'InternalError' } } }],
    ['a request that arrived twice', { mishap: { status: 400, body: { Code: 'SignatureNonceUsed' } } }],
    ['no JSON', { mishap: { status: 200, body: '<html>' } }],
    ['no code', { mishap: { status: 200, body: {} } }],
    ['too long an answer', { mishap: { status: 200, body: `"${'x'.repeat(70_000)}"` } }],
  ] as const)('leaves open whether it sent, after %s', async (_, { mishap }) => {
    gateway.next(mishap);
    expect(await send({ timeout: 300 })).toEqual({ result: 'unknown' });
  });

  test('a wrong key, and a gateway that is not there, are named without key and number', async () => {
    await expect(send({ secret: 'other' })).rejects.toMatchObject({ trouble: 'key' });
    const gone = await fakeSmsGateway();
    await gone.close();
    const failure: unknown = await send({ apiBase: gone.base }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ trouble: 'unreachable' });
    expect(String(failure)).not.toMatch(/sms-secret|4366412345678/);
  });
});
