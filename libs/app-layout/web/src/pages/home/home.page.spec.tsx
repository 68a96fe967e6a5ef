import { screen, within } from '@testing-library/react';
import { getShippingExampleContract } from '@caravan/shipping/contract/schema';
import { byTurns, mockEndpoint } from '@caravan/web-core/testing';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.ts';

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('home page', () => {
  it.each(
    byTurns([
      ['en', 'Buy from any Chinese shop. One parcel to your door.', ['Paste a link', 'We buy and check', 'One parcel']],
      ['zh', '中国店铺随心买，一个包裹送到家', ['粘贴链接', '下单验货', '合并寄出']],
    ] as const),
  )('opens in %s with its promise and the three steps', async (language, title, steps) => {
    await renderPage({ language });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    for (const name of steps) expect(screen.getByRole('heading', { level: 3, name })).toBeInTheDocument();
    expect(document.title).toContain('Caravan');
  });

  it('takes every number from the configurations', async () => {
    await renderPage({
      site: {
        configurations: {
          free_storage_days: 45,
          storage_fee_fen_per_day: 75,
          photo: { fee_fen: 350, max_count: 7, note_max: 500 },
          review_hours: [2, 6],
          refund_hours: 48,
        },
      },
    });
    expect(screen.getByText(/keep it 45 days free/)).toBeInTheDocument();
    expect(section('How to buy').getByText(/within 2-\u20606 working hours/)).toBeInTheDocument();
    const costs = section('What it costs');
    expect(costs.getByText('¥3.50 per photo')).toBeInTheDocument();
    expect(costs.getByText('Storage, first 45 days')).toBeInTheDocument();
    expect(costs.getByText('¥0.75 per item per day')).toBeInTheDocument();
    expect(costs.getByText(/up to 48 hours after payment/)).toBeInTheDocument();
    expect(
      section('How we handle your goods').getByText(/up to 7 detailed photos of a product, at ¥3.50 each/),
    ).toBeInTheDocument();
    expect(section('45 days of free storage').getByText('After day 45')).toBeInTheDocument();
  });

  it.each(
    byTurns([
      ['en', 'What it costs', 'First payment, when you order', 'Second payment, when you send a parcel'],
      ['zh', '费用说明', '第一次付款，下单时', '第二次付款，寄出包裹时'],
    ] as const),
  )('explains the two payments in %s', async (language, name, first, second) => {
    await renderPage({ language });
    expect(section(name).getByText(first)).toBeInTheDocument();
    expect(section(name).getByText(second)).toBeInTheDocument();
  });

  it('links to the process, to frequent questions, and to the help centre', async () => {
    await renderPage();
    expect(screen.getByRole('link', { name: 'The whole process, step by step' })).toHaveAttribute(
      'href',
      '/faq/59/from-link-to-parcel',
    );
    const asked = within(screen.getByRole('navigation', { name: 'Frequently asked questions' })).getAllByRole('link');
    expect(asked.map((link) => link.getAttribute('href'))).toEqual(['/faq/59/from-link-to-parcel', '/faq/67/storage']);
    expect(screen.getByRole('link', { name: 'Open the help centre' })).toHaveAttribute('href', '/faq');
    expect(screen.getByRole('link', { name: 'Write to service@example.test' })).toHaveAttribute(
      'href',
      'mailto:service@example.test',
    );
  });

  it.each(
    byTurns([
      ['en', 'A worked example', ' to Germany', 'Shops whose links we know', 'Taobao'],
      ['zh', '运费示例', '寄往德国', '可识别链接的平台', '淘宝'],
    ] as const),
  )(
    'in %s it shows an example by the real price table, and the shops it knows',
    async (language, title, lead, shops, shop) => {
      await renderPage({ language });
      const example = section(title);
      expect(example.getByText(new RegExp(lead))).toBeInTheDocument();
      expect(example.getAllByRole('article')).toHaveLength(2);
      // 8,000 + 2 × 3,000 + 800 fen.
      for (const amount of ['¥80.00', '¥60.00', '¥8.00', '¥148.00'])
        expect(example.getAllByText(amount)[0]).toBeInTheDocument();
      expect(section(shops).getByText(shop)).toBeInTheDocument();
    },
  );

  it('leaves the example out while no shipping method carries it', async () => {
    const none = mockEndpoint(getShippingExampleContract, () => ({ country: 'DE', weight_g: 1_500, lines: [] }));
    await renderPage({ handlers: [none] });
    expect(screen.queryByRole('region', { name: 'A worked example' })).not.toBeInTheDocument();
  });

  it('has a slot for reviews, and renders without it', async () => {
    const { unmount } = await renderPage({ slots: { publicReviews: () => <p>Well wrapped</p> } });
    expect(screen.getByText('Well wrapped')).toBeInTheDocument();
    unmount();
    await renderPage();
    expect(screen.queryByText('Well wrapped')).not.toBeInTheDocument();
  });
});
