import { day, hour, minute } from '@caravan/kernel';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificateUrl } from './paypal-certificate.ts';
import { testCertificate } from '../../testing/certificates.ts';
import { balanceOf, paymentOf } from '../../testing/fund-server.ts';
import { certificatePath, payPalShop, signerName, type PayPalShop, type SentEvent } from '../../testing/paypal-shop.ts';
import { moneyTables } from '../../testing/sandbox-events.ts';

let shop: PayPalShop;
beforeAll(async () => {
  shop = await payPalShop();
});
afterAll(() => shop.close());
afterAll(() => shop.server.audit());

const everything = async (): Promise<unknown> => {
  const tables = moneyTables.map(
    async (table) =>
      (await shop.server.core.db.execute(sql`SELECT * FROM ${sql.identifier(table)} ORDER BY 1, 2`)).rows,
  );
  return Promise.all(tables);
};

const soon = () => new Date(shop.server.clock.now().getTime() + hour);
const ago = (ms: number) => new Date(shop.server.clock.now().getTime() - ms);
const stranger = () => testCertificate({ name: signerName, from: ago(hour), to: soon() });

let served = 0;
/** The address of another certificate file on PayPal's host. */
const serve = (...files: { pem: string }[]): string => {
  served += 1;
  const path = `/v1/notifications/certs/CERT-${served}`;
  shop.paypal.files.set(path, { text: files.map(({ pem }) => pem).join(''), downloads: 0 });
  return `${shop.paypal.base}${path}`;
};
/** Signed by the key of a certificate which PayPal's host serves, with its issuers. */
const signedBy = (...chain: ReturnType<typeof stranger>[]): Partial<SentEvent> => ({
  ...(chain[0] && { signer: chain[0] }),
  headers: { 'paypal-cert-url': serve(...chain) },
});

/** A capture that is pending, so that only its event completes the payment. */
const pending = async () => {
  const { shopper, payment, ref } = await shop.approved(900);
  shop.paypal.outcomes.push('PENDING');
  await shop.check(shopper, payment.id);
  return { shopper, payment, ref, completed: shop.captureEvent(payment.id, 'COMPLETED') };
};

describe('an event that PayPal did not sign for this shop', () => {
  const authority = () => ({ issuer: shop.authority, from: ago(hour), to: soon() });
  const forgeries: [string, () => Partial<SentEvent>][] = [
    ['by another key', () => ({ signer: stranger() })],
    ['for another webhook', () => ({ webhook: 'WEBHOOK0OF0OTHERS' })],
    ['and was changed afterwards', () => ({ alter: (bytes) => bytes.replace('COMPLETED', 'COMPLETEd') })],
    ['with rubbish', () => ({ headers: { 'paypal-transmission-sig': 'cnViYmlzaA==' } })],
    ['with nothing', () => ({ headers: { 'paypal-transmission-sig': '' } })],
    ['four days ago', () => ({ sentAt: ago(4 * day) })],
    ['six minutes from now', () => ({ sentAt: new Date(ago(0).getTime() + 6 * minute) })],
    ['at no time', () => ({ headers: { 'paypal-transmission-time': 'yesterday' } })],
    ['at another time than it says', () => ({ headers: { 'paypal-transmission-time': soon().toISOString() } })],
    ['under another number than it says', () => ({ headers: { 'paypal-transmission-id': 'another' } })],
    ['by a weaker algorithm', () => ({ headers: { 'paypal-auth-algo': 'SHA1withRSA' } })],
    [
      'by a certificate of another host',
      () => ({ headers: { 'paypal-cert-url': `http://127.0.0.1:9${certificatePath}` } }),
    ],
    [
      'by a certificate that does not exist',
      () => ({ headers: { 'paypal-cert-url': `${shop.paypal.base}${certificatePath}-x` } }),
    ],
    ['by a certificate that is signed by itself', () => signedBy(stranger())],
    [
      'by a certificate for another name',
      () => signedBy(testCertificate({ name: 'www.paypal.com', ...authority() }), shop.authority),
    ],
    [
      'by a certificate that has expired',
      () => signedBy(testCertificate({ name: signerName, ...authority(), to: ago(minute) }), shop.authority),
    ],
    [
      'by a certificate that is not valid yet',
      () => signedBy(testCertificate({ name: signerName, ...authority(), from: soon() }), shop.authority),
    ],
    [
      'by a certificate that another authority signed',
      () => {
        const others = testCertificate({ name: 'Others', ca: true, from: ago(hour), to: soon() });
        return signedBy(
          { ...testCertificate({ name: signerName, issuer: others, from: ago(hour), to: soon() }) },
          shop.authority,
        );
      },
    ],
    [
      'by a certificate that is too large',
      () => ({ headers: { 'paypal-cert-url': serve({ pem: 'x'.repeat(70_000) }) } }),
    ],
    ['by a file that is no certificate', () => ({ headers: { 'paypal-cert-url': serve({ pem: '<html></html>' }) } })],
  ];

  it.each(forgeries)('changes nothing and is refused: signed %s', async (_, forge) => {
    const { shopper, payment, completed } = await pending();
    const before = await everything();
    const response = await shop.send({ ...completed, ...forge() });
    expect(response.json()).toMatchObject({ code: 400, data: { reason: 'bad_signature' } });
    expect(await everything()).toEqual(before);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'pending' });
  });
});

describe('the address of a certificate', () => {
  const rules = { environment: 'live', apiBase: undefined } as const;
  const path = '/v1/notifications/certs/CERT-360caa42-fca2a594-a5cafa77';

  it.each([`https://api.paypal.com${path}`, `https://api-m.paypal.com${path}`])('is PayPal’s: %s', (url) => {
    expect(certificateUrl(url, rules)?.href).toBe(url);
  });

  it.each([
    `http://api.paypal.com${path}`,
    `https://api.sandbox.paypal.com${path}`,
    `https://evil.example${path}`,
    `https://paypal.com.evil.example${path}`,
    `https://api.paypal.com.evil.example${path}`,
    `https://evil-paypal.com${path}`,
    `https://api.paypal.com@evil.example${path}`,
    `https://user@api.paypal.com${path}`,
    `https://api.paypal.com:8443${path}`,
    `https://api.paypal.com${path}?next=https://evil.example`,
    `https://api.paypal.com${path}#x`,
    'https://api.paypal.com/v1/notifications/certs/../../other/CERT-1',
    'https://api.paypal.com/v1/notifications/certs/CERT-1/x',
    'https://www.paypal.com/uploads/CERT-1',
    'https://127.0.0.1/v1/notifications/certs/CERT-1',
    'file:///v1/notifications/certs/CERT-1',
    'CERT-1',
    '',
  ])('is refused: %s', (url) => {
    expect(certificateUrl(url, rules)).toBeUndefined();
  });

  it('may be that of the sandbox in the sandbox only', () => {
    const url = `https://api.sandbox.paypal.com${path}`;
    expect(certificateUrl(url, { environment: 'sandbox', apiBase: undefined })?.href).toBe(url);
    expect(
      certificateUrl(`https://api.paypal.com${path}`, { environment: 'sandbox', apiBase: undefined }),
    ).toBeUndefined();
  });
});

describe('an event that PayPal signed', () => {
  it('counts once, however often it is sent or replayed', async () => {
    const { shopper, payment, ref, completed } = await pending();
    const id = `WH-of-${payment.id}`;
    for (let index = 0; index < 4; index += 1) expect((await shop.send({ ...completed, id })).statusCode).toBe(200);
    await Promise.all(Array.from({ length: 30 }, () => shop.send({ ...completed, id })));
    expect((await shop.send(completed)).statusCode).toBe(200);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'succeeded', returned_fen: 0 });
    expect(await shop.server.orders.stateOf(ref)).toBe('paid');
    expect(await balanceOf(shopper)).toBe(0);
  });

  it('is accepted from PayPal’s repetitions of three days, and needs its certificate once', async () => {
    const { shopper, payment, completed } = await pending();
    expect((await shop.send({ ...completed, sentAt: ago(3 * day) })).statusCode).toBe(200);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'succeeded' });
    expect(shop.paypal.files.get(certificatePath)?.downloads).toBe(1);
  });

  it('is accepted if the file has the signing certificate alone', async () => {
    const { completed } = await pending();
    const signer = testCertificate({ name: signerName, issuer: shop.authority, from: ago(hour), to: soon() });
    expect((await shop.send({ ...completed, ...signedBy(signer) })).statusCode).toBe(200);
  });
});
