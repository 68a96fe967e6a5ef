import { updateCarrierSettingsContract } from '@caravan/carriers/contract/staff';
import { aSender } from '@caravan/carriers/contract/testing';
import { paperKinds, type PaperKind } from '@caravan/customs/contract';
import { setPackageTaxNumberContract } from '@caravan/customs/contract/schema';
import {
  getCustomsPaperContract,
  getDeclarationContract,
  getPaperStateContract,
  printCustomsPaperContract,
  updateCustomsRuleContract,
  writeDeclarationContract,
} from '@caravan/customs/contract/staff';
import { minute } from '@caravan/kernel';
import { listStaffActions } from '@caravan/server-core';
import { readPdf, type TestServer } from '@caravan/server-core/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desk } from './testing/paid-order.ts';
import { testShop } from './testing/test-shop.ts';
import { toBrazil } from './testing/to-brazil.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testShop({ config: { staff: desk } });
});
afterAll(() => server.close());

const line = { description: 'Green tea', hs_code: '090210', origin: 'CN', value_fen: 10_000, weight_g: 650 };

/** A paid package to Brazil of which nothing is declared. */
const undeclared = async (name: string) => {
  const person = await toBrazil(server, name);
  const { params } = await person.send();
  const { staff } = person;
  return {
    ...person,
    params,
    state: async () => (await staff.call(getPaperStateContract, { params })).data,
    print: (kind: PaperKind) =>
      staff.call(printCustomsPaperContract, { params: { ...params, kind }, body: { category: 'sale_of_goods' } }),
    async declare() {
      const [goods] = (await staff.call(getDeclarationContract, { params })).data.lines;
      await staff.call(writeDeclarationContract, {
        params,
        body: { lines: [{ ...line, item_id: goods?.item_id ?? '' }] },
      });
    },
    giveNumber: () => person.shopper.call(setPackageTaxNumberContract, { params, body: { number: '390.533.447-05' } }),
  };
};

const ready = async (name: string) => {
  const made = await undeclared(name);
  await made.declare();
  await made.giveNumber();
  await made.staff.call(updateCarrierSettingsContract, { body: aSender() });
  return made;
};

test('papers are made once nothing is missing, and say what is', async () => {
  const { staff, params, state, print, declare, giveNumber } = await undeclared('lara');
  expect((await state()).gaps).toEqual(['declaration', 'tax_number', 'sender']);
  expect(await print('cn23')).toMatchObject({ status: 409, reason: 'paper_undeclared' });
  await declare();
  expect(await print('cn23')).toMatchObject({ status: 409, reason: 'paper_tax_number' });
  await giveNumber();
  expect(await print('cn23')).toMatchObject({ status: 409, reason: 'paper_sender' });
  const paper = { params: { ...params, kind: 'invoice' as const } };
  expect(await staff.call(getCustomsPaperContract, paper)).toMatchObject({ status: 409, reason: 'paper_sender' });
  await staff.call(updateCarrierSettingsContract, { body: aSender() });
  expect((await state()).gaps).toEqual([]);
  expect((await print('cn23')).status).toBe(200);
});

test('a paper as data has what was declared and who sends and receives, and is in the audit log', async () => {
  const { staff, params, shopper } = await ready('maria');
  await staff.call(updateCustomsRuleContract, {
    body: { declares: false, ioss: 'IM2760000742', eori: 'DE1234567' },
  });
  const paper = { params: { ...params, kind: 'invoice' as const }, query: { category: 'gift' as const } };
  const { data } = await staff.call(getCustomsPaperContract, paper);
  expect(data).toMatchObject({
    kind: 'invoice',
    number: params.number,
    category: 'gift',
    item_number: null,
    is_postal: false,
    sender: { name: 'Caravan Trading Ltd', country: 'CN', lines: ['88 Keji Road', '518057 Shenzhen', 'Guangdong'] },
    recipient: { country: 'BR', phone: '+55 11 91234 5678' },
    recipient_tax_number: { kind: 'br_cpf', number: '39053344705' },
    eori: 'DE1234567',
    // Brazil is not in the EU.
    ioss: '',
    lines: [{ ...line, quantity: expect.any(Number) }],
    currency: 'CNY',
    value_fen: 10_000,
    net_weight_g: 650,
    incoterm: 'DAP',
    signer: 'Lin Wei',
  });
  expect(data.gross_weight_g).toBeGreaterThanOrEqual(650);
  expect(data.freight_fen).toBeGreaterThan(0);
  const { items } = await listStaffActions(server.core.db, {
    page: 1,
    page_size: 5,
    subject: `package:${params.number}`,
  });
  expect(items[0]).toMatchObject({ action: 'package.customs_paper', data: { kind: 'invoice' } });
  expect(JSON.stringify(items)).not.toContain('39053344705');
  expect((await shopper.call(getCustomsPaperContract, paper)).status).toBe(403);
  expect((await server.call(getCustomsPaperContract, paper)).status).toBe(401);
  const unknown = { params: { number: 'PK0000NONE', kind: 'cn22' as const } };
  expect((await staff.call(getCustomsPaperContract, unknown)).status).toBe(404);
  expect(
    (await staff.call(printCustomsPaperContract, { ...unknown, body: { category: 'gift' as const } })).status,
  ).toBe(404);
});

const pdfAt = async (url: string): Promise<string[]> => {
  const answer = await server.app.inject({ url });
  expect(answer).toMatchObject({ statusCode: 200 });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'x-frame-options': 'SAMEORIGIN',
  });
  const spans = readPdf(answer.rawPayload);
  expect(spans.filter(({ missing }) => missing > 0)).toEqual([]);
  return spans.map(({ glyphs }) => glyphs.join(''));
};

test.each(paperKinds)('a %s as PDF says the same, by a link that works for five minutes', async (kind) => {
  const { print, params } = await ready(`nina-${kind}`);
  const { url } = (await print(kind)).data;
  const written = (await pdfAt(url)).join('\n');
  for (const text of ['Caravan Trading Ltd', 'BRAZIL', 'Green tea', '090210', 'CNY 100.00', '0.650', 'CPF 39053344705'])
    expect(written).toContain(text);
  expect(written).toContain(kind === 'invoice' ? 'COMMERCIAL INVOICE' : 'CUSTOMS DECLARATION / DÉCLARATION EN DOUANE');
  expect((await server.app.inject({ url: url.replace(params.number, 'PK2611ZZZZZZZ') })).statusCode).toBe(404);
  expect((await server.app.inject({ url: url.replace(kind, kind === 'cn22' ? 'cn23' : 'cn22') })).statusCode).toBe(404);
  server.clock.advance(5 * minute);
  expect((await server.app.inject({ url })).statusCode).toBe(404);
});
