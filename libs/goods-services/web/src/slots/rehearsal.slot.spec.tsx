import { screen, waitFor, within } from '@testing-library/react';
import { fail, orderRehearsal } from '@caravan/goods-services/contract';
import { createPackage, quotePackage } from '@caravan/warehouse-packages/contract';
import { orderRehearsalContract } from '@caravan/goods-services/contract/schema';
import { quotePackageContract } from '@caravan/warehouse-packages/contract/schema';
import { aRehearsal, aService } from '@caravan/goods-services/contract/testing';
import { aStoreItem } from '@caravan/warehouse-packages/contract/testing';
import { byTurns, mockEndpoint, sentTo } from '@caravan/web-core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import * as warehouse from '@caravan/warehouse-packages/web/testing';
import { texts as en } from '../i18n/en.ts';
import { texts as zh } from '../i18n/zh.ts';
import { openPage, type OpenOptions } from '../testing/open-page.ts';

const number = 'SV2611A1B2C3D';
const tote = aStoreItem({ id: 'tote', name: 'Tote' });
const cup = aStoreItem({ id: 'cup', name: 'Cup' });
const rehearsed = aService({
  number,
  kind: 'rehearsal',
  status: 'done',
  rehearsal: aRehearsal({ packing_options: [{ kind: 'vacuum', price_fen: 300 }] }),
  actions: ['pack'],
});

const open = (options: Partial<OpenOptions> = {}) =>
  openPage({ path: '/mine/store/confirmInfo?items=tote,cup', items: [tote, cup], ...options });
const openRehearsed = (options: Partial<OpenOptions> = {}) =>
  open({
    path: `/mine/store/confirmInfo?items=tote,cup&rehearsal=${number}`,
    answers: { services: [rehearsed] },
    ...options,
  });

beforeEach(() => sessionStorage.clear());

describe.each(
  byTurns([
    ['en', { ...warehouse.en, ...en }],
    ['zh', { ...warehouse.zh, ...zh }],
  ] as const),
)('a packing rehearsal while a package is put together (%s)', (language, texts) => {
  const offer = `${texts.rehearsal.offer} ${texts.rehearsal.purpose.replace('{{amount}}', '¥15.00')}`;

  it('is offered, and ordered with the chosen options and note', async () => {
    const { user, location } = await open({ language });
    await screen.findByRole('radio', { name: /^Sea parcel/ });
    await user.click(screen.getByText(texts.packing.choose));
    await user.click(screen.getByRole('checkbox', { name: new RegExp(texts.packing.kind.vacuum) }));
    await user.type(screen.getByRole('textbox', { name: new RegExp(texts.pack.note) }), 'upright');
    await user.click(screen.getByRole('button', { name: offer }));
    const dialog = within(await screen.findByRole('dialog', { name: texts.rehearsal.title }));
    expect(dialog.getByText(texts.packing.kind.vacuum)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: texts.order.submit.replace('{{amount}}', '¥15.00') }));
    await waitFor(() => expect(sentTo(orderRehearsal)).toHaveLength(1));
    expect(sentTo(orderRehearsal)[0]?.body).toEqual({
      item_ids: ['tote', 'cup'],
      packing_options: ['vacuum'],
      note: 'upright',
      amount_fen: 1_500,
    });
    await waitFor(() => expect(location()).toBe(`/payment?kind=service&refs=${number}`));
  });

  it('shows a price that changed before it is ordered', async () => {
    const changed = mockEndpoint(orderRehearsalContract, () => {
      throw fail('price_changed', { amount_fen: 1_800 });
    });
    const { user } = await open({ language, handlers: [changed] });
    await user.click(await screen.findByRole('button', { name: offer }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: texts.order.submit.replace('{{amount}}', '¥15.00') }));
    expect(await dialog.findByText(texts.order.changed)).toBeVisible();
  });

  it('that is under way is linked instead', async () => {
    const service = { number, kind: 'rehearsal', status: 'paid', units: 1, note: '' } as const;
    await open({ language, items: [{ ...tote, services: [service] }, cup] });
    const link = await screen.findByRole('link', { name: texts.rehearsal.open.replace('{{number}}', number) });
    expect(link).toHaveAttribute('href', `/mine/store/service?number=${number}`);
    expect(screen.queryByRole('button', { name: offer })).not.toBeInTheDocument();
  });

  it('gives the price of the package, with its own packing options', async () => {
    const { user } = await openRehearsed({ language });
    expect(await screen.findByText(texts.rehearsal.by)).toBeVisible();
    expect(screen.getByText(new RegExp(texts.packing.kind.vacuum))).toBeVisible();
    await screen.findByRole('radio', { name: /^Sea parcel/ });
    expect(sentTo(quotePackage).at(-1)?.body).toEqual({
      item_ids: ['tote', 'cup'],
      address_id: 'address_1',
      rehearsal: number,
    });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: offer })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('radio', { name: /^Sea parcel/ })).toBeChecked());
    await user.click(screen.getByRole('button', { name: texts.pack.submit }));
    await waitFor(() => expect(sentTo(createPackage)).toHaveLength(1));
    expect(sentTo(createPackage)[0]?.body).toMatchObject({ rehearsal: number, packing_options: [], fee_fen: 11_750 });
  });

  it('whose price does not count any more says so, and lets the shopper go on without it', async () => {
    const expired = mockEndpoint(quotePackageContract, () => {
      throw fail('rehearsal_expired', { hours: 72 });
    });
    await openRehearsed({ language, handlers: [expired] });
    expect(await screen.findByText(texts.rehearsal.over.replace('{{number}}', number))).toBeVisible();
    expect(screen.getByRole('link', { name: texts.rehearsal.without })).toHaveAttribute(
      'href',
      '/mine/store/confirmInfo?items=tote%2Ccup',
    );
    expect(await screen.findByText(texts.pack.lines.rehearsal)).toBeVisible();
  });

  it('of somebody else is not found', async () => {
    await openRehearsed({ language, answers: { services: [] } });
    expect(await screen.findByText(texts.service.missing.title)).toBeVisible();
  });
});
