import { shippedClaims, type NewCompany, type NewWebsite } from '@caravan/content/contract';
import { getCompanyContract, getSitePictureContract, getWebsiteContract } from '@caravan/content/contract/schema';
import {
  getBoxSizesContract,
  getStaffCompanyContract,
  updateBoxSizesContract,
  updateCompanyContract,
  updateWebsiteContract,
  uploadSitePictureContract,
} from '@caravan/content/contract/staff';
import { day } from '@caravan/kernel';
import { listStaffActions } from '@caravan/server-core';
import { testServer, type TestServer } from '@caravan/server-core/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createContent } from './content.server.ts';
import { noOthers } from './testing/no-others.ts';

let server: TestServer;
let png: Buffer;
beforeAll(async () => {
  server = await testServer({ compose: (core) => ({ features: [createContent(core, noOthers)] }) });
  png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#f5b23d' } })
    .png()
    .toBuffer();
});
afterAll(() => server.close());

const owner = () => server.as({ userId: 'staff_1', role: 'staff' });
const upload = (bytes: Uint8Array = png, name = 'hall.png', type = 'image/png') => {
  const form = new FormData();
  form.append('image', new File([new Uint8Array(bytes)], name, { type }));
  return owner().call(uploadSitePictureContract, { body: form as never });
};
const shown = async (id: string) => (await server.call(getSitePictureContract, { params: { id } })).status === 200;
const company: NewCompany = {
  name: 'Caravan Trading Ltd.',
  address: '88 Harbour Road, Xiamen',
  registration: '',
  disputes: { en: 'Write to us first.', zh: '' },
  pictures: [],
  claims: shippedClaims,
};
const save = (over: Partial<NewCompany> = {}, version?: number) =>
  owner().call(updateCompanyContract, {
    body: { ...company, ...over },
    ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
  });

describe('the company', () => {
  test('is empty until the owner writes it, and then shown in the language of the reader', async () => {
    const nothing = {
      name: null,
      address: null,
      registration: null,
      disputes: null,
      pictures: [],
      claims: shippedClaims,
    };
    expect((await server.call(getCompanyContract)).data).toEqual(nothing);
    expect((await owner().call(getStaffCompanyContract)).data).toMatchObject({ name: '', version: 0 });

    const picture = (await upload()).data.id;
    expect(await save({ pictures: [picture], claims: { ...shippedClaims, warehouses: 2 } })).toMatchObject({
      status: 200,
      data: { version: 1 },
    });
    expect((await server.call(getCompanyContract, { headers: { 'client-language': 'zh' } })).data).toEqual({
      name: 'Caravan Trading Ltd.',
      address: '88 Harbour Road, Xiamen',
      registration: null,
      disputes: { text: 'Write to us first.', language: 'en' },
      pictures: [`/v1/site_pictures/${picture}`],
      claims: { ...shippedClaims, warehouses: 2 },
    });
    expect((await listStaffActions(server.core.db, { page: 1, page_size: 5, action: 'company.update' })).items).toEqual(
      [expect.objectContaining({ subjectKind: 'company', subjectRef: 'company' })],
    );
  });

  test('is not overwritten by a slower colleague', async () => {
    const { version } = (await owner().call(getStaffCompanyContract)).data;
    expect((await save({ name: 'First' }, version)).status).toBe(200);
    expect(await save({ name: 'Second' }, version)).toMatchObject({ status: 409, reason: 'changed_meanwhile' });
    expect((await owner().call(getStaffCompanyContract)).data.name).toBe('First');
  });

  test('refuses pictures that are not there, and the same one twice', async () => {
    const id = (await upload()).data.id;
    expect(await save({ pictures: ['AAAAAAAAAAAAAAAAAAAAAA'] })).toMatchObject({
      status: 422,
      reason: 'picture_unknown',
    });
    expect(await save({ pictures: [id, id] })).toMatchObject({ status: 422, reason: 'invalid' });
  });
});

describe('a picture of the website', () => {
  test.each([
    ['a drawing', () => upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg', 'image/svg+xml')],
    ['a page', () => upload(Buffer.from('<!doctype html><p>logo</p>'))],
    ['half a picture', () => upload(png.subarray(0, 60))],
  ])('is not %s', async (_, send) => {
    expect(await send()).toMatchObject({ status: 422, reason: 'not_a_picture' });
  });

  test('is uploaded by the owner alone', async () => {
    const form = new FormData();
    form.append('image', new File([new Uint8Array(png)], 'hall.png', { type: 'image/png' }));
    const body = form as never;
    expect((await server.call(uploadSitePictureContract, { body })).status).toBe(401);
    expect((await server.as({ userId: 'shopper_1' }).call(uploadSitePictureContract, { body })).status).toBe(403);
  });

  test.each([
    '//evil.example/logo.png',
    '/v1/site_pictures/../avatars/x',
    '/v1/site_pictures/',
    'https://evil.example/a.png',
  ])('is no logo at %s', async (path) => {
    const { WEBSITE_NAME, SERVICE_EMAIL, socials } = (await server.call(getWebsiteContract, { query: {} })).data;
    const body: NewWebsite = { tag: 'default', WEBSITE_NAME, WEBSITE_LOGO_PATH: path, SERVICE_EMAIL, socials };
    expect(await owner().call(updateWebsiteContract, { body })).toMatchObject({ status: 422, reason: 'invalid' });
  });

  test('is kept while the company or a website shows it, and swept afterwards', async () => {
    const hall = (await upload()).data;
    const logo = (await upload()).data;
    const unused = (await upload()).data;
    const { WEBSITE_NAME, SERVICE_EMAIL, socials } = (await server.call(getWebsiteContract, { query: {} })).data;
    const website: NewWebsite = { tag: 'default', WEBSITE_NAME, WEBSITE_LOGO_PATH: logo.path, SERVICE_EMAIL, socials };
    await save({ pictures: [hall.id] });
    expect((await owner().call(updateWebsiteContract, { body: website })).status).toBe(200);
    const sweep = async (): Promise<boolean[]> => {
      server.clock.advance(2 * day);
      await server.runJob({ name: 'files.sweep' }, null);
      return Promise.all([hall, logo, unused].map(({ id }) => shown(id)));
    };
    expect(await sweep()).toEqual([true, true, false]);
    await owner().call(updateWebsiteContract, { body: { ...website, WEBSITE_LOGO_PATH: '/logo.svg' } });
    await save({ pictures: [] });
    expect(await sweep()).toEqual([false, false, false]);
  });
});

describe('the sizes of the stations', () => {
  const size = (code: string, length_mm = 400) => ({ code, length_mm, width_mm: 300, height_mm: 200 });
  const set = (sizes: ReturnType<typeof size>[], version?: number) =>
    owner().call(updateBoxSizesContract, {
      body: { sizes },
      ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
    });

  test('are five until an owner sets others, once for each version', async () => {
    const receiver = server.as({ role: 'staff', staffRoles: ['receiver'] });
    const first = (await receiver.call(getBoxSizesContract)).data;
    expect(first.sizes.map(({ code }) => code)).toEqual(['XS', 'S', 'M', 'L', 'XL']);
    expect(first.version).toBe(0);
    const answers = await Promise.all([set([size('A1')], 0), set([size('B2', 500)], 0)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await receiver.call(getBoxSizesContract)).data).toMatchObject({ sizes: [{ width_mm: 300 }], version: 1 });
    expect((await receiver.call(updateBoxSizesContract, { body: { sizes: [size('C')] } })).status).toBe(403);
    const { items } = await listStaffActions(server.core.db, {
      page: 1,
      page_size: 20,
      subject: 'box_sizes:box_sizes',
    });
    expect(items.map(({ action }) => action)).toEqual(['box_sizes.update']);
  });

  test('have codes of their own that a label can show, and sides', async () => {
    expect((await set([size('A1'), size('B'), size('A1')])).failure).toMatchObject({
      fields: { 'sizes.2.code': 'Another size has this code' },
    });
    expect((await set([size('small')])).failure).toMatchObject({
      fields: { 'sizes.0.code': 'One to four capital letters and digits' },
    });
    expect((await set([size('A1', 0)])).status).toBe(422);
    expect((await set([])).status).toBe(422);
  });
});
