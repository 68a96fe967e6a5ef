import { screen, waitFor, within } from '@testing-library/react';
import { cancelService } from '@caravan/goods-services/contract';
import { aMeasurement, aService } from '@caravan/goods-services/contract/testing';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

const number = 'SV2611A1B2C3D';
const path = `/mine/store/service?number=${number}`;
const cancelled = aService({
  number: 'SV2611GONE001',
  status: 'cancelled',
  refunded_fen: 600,
  cancel_note: 'the goods are sealed',
  actions: [],
});

describe.each(
  byTurns([
    [
      'en',
      {
        title: 'My services',
        card: `Service ${number}`,
        what: '3 more photos',
        returned: 'This service was cancelled. ¥6.00 was returned to your balance.',
        pay: 'Pay ¥6.00',
        cancel: 'Cancel service',
        confirm: 'Cancel the service',
        empty: 'You have ordered no services yet. Choose goods in the warehouse.',
        missing: 'See my services',
        waits: 'Not measured yet.',
        table: `Measurements of service ${number}`,
      },
    ],
    [
      'zh',
      {
        title: '我的增值服务',
        card: `服务 ${number}`,
        what: '加拍 3 张',
        returned: '该服务已取消，¥6.00 已退回您的余额。',
        pay: '付款 ¥6.00',
        cancel: '取消服务',
        confirm: '取消服务',
        empty: '您还没有选购增值服务，可在仓库中选择商品。',
        missing: '查看我的增值服务',
        waits: '尚未测量。',
        table: `服务 ${number} 的测量结果`,
      },
    ],
  ] as const),
)('services in %s', (language, words) => {
  it('are listed with what was ordered and how they ended', async () => {
    await openPage({ path: '/mine/store/services', language, answers: { services: [aService(), cancelled] } });
    expect(await screen.findByRole('heading', { level: 1, name: words.title })).toBeVisible();
    const card = within(await screen.findByRole('article', { name: words.card }));
    expect(card.getByText(words.what)).toBeVisible();
    expect(card.getByRole('link')).toHaveAttribute('href', path);
    expect(screen.getByText(words.returned)).toBeVisible();
    expect(screen.getByText(/the goods are sealed/)).toBeVisible();
  });

  it('are paid or cancelled on their page', async () => {
    const next = { services: [aService({ status: 'cancelled', cancelled_by: 'shopper', actions: [] })] };
    const { user } = await openPage({ path, language, answers: { services: [aService()], next } });
    expect(await screen.findByRole('link', { name: words.pay })).toHaveAttribute(
      'href',
      `/payment?kind=service&refs=${number}`,
    );
    await user.click(screen.getByRole('button', { name: words.cancel }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: words.confirm }));
    await waitFor(() => expect(sentTo(cancelService)).toMatchObject([{ params: { number } }]));
    await waitFor(() => expect(screen.queryByRole('link', { name: words.pay })).not.toBeInTheDocument());
  });

  it('that measure show what is stated before anything is measured, and then both', async () => {
    const waiting = aMeasurement({ number, status: 'paid', done_at: null, results: [] });
    const { unmount } = await openPage({ path, language, answers: { services: [waiting] } });
    expect(await screen.findByText(words.waits)).toBeVisible();
    expect(screen.getByText(/500.mm/)).toBeVisible();
    unmount();
    await openPage({ path, language, answers: { services: [aMeasurement({ number })] } });
    expect(await screen.findByRole('table', { name: words.table })).toBeVisible();
    expect(screen.getByText(/^\+5.mm$/)).toBeVisible();
    expect(screen.queryByText(words.waits)).not.toBeInTheDocument();
  });

  it('may be none, or none with this number', async () => {
    const { navigate } = await openPage({ path: '/mine/store/services', language });
    expect(await screen.findByText(words.empty)).toBeVisible();
    await navigate(path);
    expect(await screen.findByRole('link', { name: words.missing })).toHaveAttribute('href', '/mine/store/services');
  });
});
