import { screen, waitFor, within } from '@testing-library/react';
import type { Service } from '@caravan/goods-services/contract';
import { fail, quotePackage } from '@caravan/warehouse-packages/contract';
import { quotePackageContract } from '@caravan/warehouse-packages/contract/schema';
import { aRehearsal, aService } from '@caravan/goods-services/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

const number = 'SV2611A1B2C3D';
const path = `/mine/store/service?number=${number}`;
const packHref = `/mine/store/confirmInfo?items=item_1&rehearsal=${number}`;
const at = '2026-11-22T08:00:00.000Z';
const done = aService({
  number,
  kind: 'rehearsal',
  status: 'done',
  units: 1,
  done_at: at,
  rehearsal: aRehearsal({
    packing_options: [{ kind: 'vacuum', price_fen: 300 }],
    results: [
      { weight_g: 1_940, length_mm: 320, width_mm: 280, height_mm: 120, note: 'Tins below', at },
      { weight_g: 1_640, length_mm: 320, width_mm: 280, height_mm: 120, note: 'The lid was open', at },
    ],
    photos: ['/v1/store/photos/a', '/v1/store/photos/b'],
  }),
  actions: ['pack'],
});
const waiting: Service = {
  ...done,
  status: 'paid',
  done_at: null,
  actions: [],
  rehearsal: aRehearsal({ results: [], valid_until: null }),
};

describe.each(
  byTurns([
    [
      'en',
      {
        what: 'Packing rehearsal',
        options: 'Vacuum packing',
        corrected: 'Corrected: The lid was open',
        photos: '2 photos',
        prices: 'Exact prices to Germany',
        elsewhere: 'United States',
        to: 'Exact prices to United States',
        pack: 'Pack these goods at this price',
        used: 'Packed as package PK2611A1B2C3D',
      },
    ],
    [
      'zh',
      {
        what: '预演打包',
        options: '抽真空',
        corrected: '更正说明：The lid was open',
        photos: '2 张',
        prices: '寄往德国的准确运费',
        elsewhere: '美国',
        to: '寄往美国的准确运费',
        pack: '按此价格打包',
        used: '已打包为包裹 PK2611A1B2C3D',
      },
    ],
  ] as const),
)('a packing rehearsal in %s', (language, words) => {
  it('shows the box, its photos and the exact prices to the usual country, and leads to packing', async () => {
    await openPage({ path, language, answers: { services: [done] } });
    expect(await screen.findByText('1.64 kg')).toBeVisible();
    expect(screen.queryByText('1.94 kg')).not.toBeInTheDocument();
    expect(screen.getByText('Tins below')).toBeVisible();
    expect(screen.getByText(words.corrected)).toBeVisible();
    expect(screen.getByText(new RegExp(words.options))).toBeVisible();
    expect(screen.getByRole('button', { name: new RegExp(words.photos) })).toBeVisible();
    const table = await screen.findByRole('table', { name: words.prices });
    expect(within(table).getAllByRole('row').length).toBeGreaterThan(1);
    expect(sentTo(quotePackage).at(-1)?.body).toEqual({ item_ids: ['item_1'], country: 'DE', rehearsal: number });
    const links = screen.getAllByRole('link', { name: words.pack });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(links.map(() => packHref));
  });

  it('asks for the prices to another country', async () => {
    const { user } = await openPage({ path, language, answers: { services: [done] } });
    await screen.findByRole('table', { name: words.prices });
    await user.click(screen.getByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: words.elsewhere }));
    expect(await screen.findByRole('table', { name: words.to })).toBeVisible();
    expect(sentTo(quotePackage).at(-1)?.body).toMatchObject({ country: 'US', rehearsal: number });
  });

  it('says so if no method goes there', async () => {
    const refused = mockEndpoint(quotePackageContract, () => {
      throw fail('country_not_served');
    });
    await openPage({ path, language, answers: { services: [done] }, handlers: [refused] });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('shows no price before it is done, nor once a package uses it', async () => {
    const { navigate, answers } = await openPage({ path, language, answers: { services: [waiting] } });
    expect(await screen.findByText(words.what)).toBeVisible();
    expect(screen.queryByRole('link', { name: words.pack })).not.toBeInTheDocument();
    const rehearsal = aRehearsal({ package_number: 'PK2611A1B2C3D' });
    answers.services = [{ ...done, number: 'SV2611USED001', actions: [], rehearsal }];
    await navigate('/mine/store/service?number=SV2611USED001');
    expect(await screen.findByRole('link', { name: words.used })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
    expect(sentTo(quotePackage)).toEqual([]);
  });
});
