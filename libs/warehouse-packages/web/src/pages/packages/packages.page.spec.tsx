import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { packageStatuses } from '@caravan/kernel';
import { cancelPackage, fail, receivePackage, type Parcel } from '@caravan/warehouse-packages/contract';
import { cancelPackageContract } from '@caravan/warehouse-packages/contract/schema';
import { aQuote } from '@caravan/shipping/contract/testing';
import { aParcel, aParcelPage } from '@caravan/warehouse-packages/contract/testing';
import {
  byTurns,
  commonWords,
  joinedDates,
  mockEndpoint,
  mockServer,
  renderRoute,
  sentTo,
} from '@caravan/web-core/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { packageTexts as en } from '../../i18n/en-packages.ts';
import { packageTexts as zh } from '../../i18n/zh-packages.ts';
import { openPage } from '../../testing/open-page.ts';
import { warehousePackagesWeb } from '../../warehouse-packages.web.ts';

const path = '/mine/package';
const unpaid = (over: Partial<Parcel> = {}) => aParcel({ number: 'PK2611UNPAID', ...over });
const paid = () =>
  aParcel({
    number: 'PK2611PAID',
    status: 'to_be_delivered',
    paid_at: '2026-11-20T09:00:00.000Z',
    fee: aQuote({ fee_fen: 15_150 }),
    actions: ['cancel'],
  });
const away = () =>
  aParcel({
    number: 'PK2611AWAY',
    status: 'pending_receipt',
    done_by: '2026-12-21T08:00:00.000Z',
    actions: ['receive'],
  });
const there = () => aParcel({ number: 'PK2611THERE', status: 'done', actions: ['review'] });

const card = (number: string) => within(screen.getByRole('article', { name: new RegExp(number) }));
const tabs = () => within(screen.getByRole('navigation', { name: /Packages by status|按状态查看包裹/ }));
const loaded = () => screen.findAllByRole('article');

beforeEach(() => vi.stubEnv('TZ', 'Europe/Berlin'));
afterEach(() => vi.unstubAllEnvs());

describe.each(
  byTurns([
    [
      'en',
      {
        tabs: ['All 4', 'Pending payment 1', 'To be delivered 1', 'Pending receipt 1', 'Done 1', 'Cancelled 0'],
        by: /Pay by 21 Nov 2026, 09:00\. /,
        to: 'To Ada Example, Germany',
      },
    ],
    [
      'zh',
      {
        tabs: ['全部 4', '待付款 1', '待发货 1', '待收货 1', '已完成 1', '已取消 0'],
        by: new RegExp(joinedDates('请在 2026年11月21日 09:00前付款')),
        to: '寄给 Ada Example，德国',
      },
    ],
  ] as const),
)('the list in %s', (language, words) => {
  const texts = { en, zh }[language];

  test('has tabs with counts, and the next step, deadline and actor of each package', async () => {
    await openPage({ path, language, packages: [unpaid(), paid(), away(), there()] });
    await loaded();
    expect(screen.getByRole('heading', { level: 1, name: texts.packages.title })).toBeVisible();
    expect(document.title).toBe(texts.packages.title);
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(
      tabs()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(words.tabs);

    const first = card('PK2611UNPAID');
    expect(first.getByText('¥148.00')).toBeVisible();
    expect(first.getByText(words.to)).toBeVisible();
    expect(await first.findByText(words.by)).toBeVisible();
    expect(first.getByText(texts.who.you)).toBeVisible();
    expect(
      first.getByRole('link', { name: texts.packages.payOf.replace('{{number}}', 'PK2611UNPAID') }),
    ).toHaveAttribute('href', '/payment?kind=package&refs=PK2611UNPAID');
    expect(card('PK2611PAID').getByText(texts.who.us)).toBeVisible();
    expect(
      card('PK2611THERE').getByRole('link', { name: texts.packages.reviewOf.replace('{{number}}', 'PK2611THERE') }),
    ).toHaveAttribute('href', '/mine/package/packageDetail?number=PK2611THERE#review');
  });

  test('each empty tab has a sentence and an action', async () => {
    const { navigate } = await openPage({ path, language });
    expect(await screen.findByText(texts.packages.empty.all)).toBeVisible();
    expect(screen.getByRole('link', { name: texts.packages.empty.store })).toHaveAttribute('href', '/mine/store');
    for (const status of packageStatuses) {
      await navigate(`${path}?status=${status}`);
      expect(await screen.findByText(texts.packages.empty[status])).toBeVisible();
      expect(screen.getByRole('link', { name: texts.packages.empty.showAll })).toHaveAttribute('href', path);
    }
  });

  test('a failure offers to try again', async () => {
    const broken = http.get('*/v1/packages', () =>
      HttpResponse.json({ code: 500, message: '', data: { reason: 'internal' } }, { status: 500 }),
    );
    const { user, mocks } = await openPage({ path, language, packages: [paid()], handlers: [broken] });
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.packages.failed.title);
    mockServer.use(...mocks);
    await user.click(screen.getByRole('button', { name: commonWords[language].again }));
    await loaded();
  });

  test('the cancel dialog says what returns', async () => {
    const next = { page: aParcelPage([unpaid({ status: 'cancelled', actions: [] }), paid()]) };
    const { user } = await openPage({ path, language, packages: [unpaid(), paid()], answers: { next } });
    await loaded();
    await user.click(screen.getByRole('button', { name: texts.packages.cancelOf.replace('{{number}}', 'PK2611PAID') }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(
      dialog.getByText(
        {
          en: 'Package PK2611PAID will be cancelled. ¥151.50 returns to your balance, and its item to the warehouse.',
          zh: '包裹 PK2611PAID 将被取消。¥151.50 会退回余额，其中 1 件商品会放回仓库。',
        }[language],
      ),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: texts.cancel.keep }));
    await user.click(
      screen.getByRole('button', { name: texts.packages.cancelOf.replace('{{number}}', 'PK2611UNPAID') }),
    );
    const second = within(await screen.findByRole('alertdialog'));
    expect(
      second.getByText(
        {
          en: 'Package PK2611UNPAID will be cancelled. Nothing was charged; its item returns to the warehouse.',
          zh: '包裹 PK2611UNPAID 将被取消。尚未扣款，其中 1 件商品会放回仓库。',
        }[language],
      ),
    ).toBeVisible();
    await user.click(second.getByRole('button', { name: texts.cancel.confirm }));
    expect(await screen.findByText(texts.cancel.done)).toBeVisible();
    await waitFor(() => expect(card('PK2611UNPAID').getByText(texts.status.cancelled)).toBeVisible());
    expect(sentTo(cancelPackage)).toMatchObject([{ params: { number: 'PK2611UNPAID' } }]);
  });

  test('the receipt is confirmed after a question', async () => {
    const next = { page: aParcelPage([{ ...away(), status: 'done', actions: ['review'] }]) };
    const { user } = await openPage({ path, language, packages: [away()], answers: { next } });
    await loaded();
    await user.click(
      screen.getByRole('button', { name: texts.packages.receiveOf.replace('{{number}}', 'PK2611AWAY') }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(sentTo(receivePackage)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: texts.receive.confirm }));
    await waitFor(() => expect(card('PK2611AWAY').getByText(texts.status.done)).toBeVisible());
    expect(sentTo(receivePackage)).toMatchObject([{ params: { number: 'PK2611AWAY' } }]);
  });
});

test('a visitor is asked to log in and comes back', async () => {
  const { location } = await renderRoute({ feature: warehousePackagesWeb, path: '/mine/package?status=done' });
  expect(location()).toBe('/user/login?next=%2Fmine%2Fpackage%3Fstatus%3Ddone');
});

test('a package that was shipped meanwhile is read again when it can’t be cancelled', async () => {
  const late = mockEndpoint(cancelPackageContract, () => {
    throw fail('wrong_state');
  });
  const { user, answers } = await openPage({ path, packages: [paid()], handlers: [late] });
  await loaded();
  answers.page = aParcelPage([{ ...away(), number: 'PK2611PAID' }]);
  await user.click(screen.getByRole('button', { name: 'Cancel package PK2611PAID' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel the package' }));
  expect(await screen.findByRole('button', { name: 'Confirm receipt of package PK2611PAID' })).toBeVisible();
  expect(screen.getByText('This has changed in the meantime. Please reload the page')).toBeVisible();
});
