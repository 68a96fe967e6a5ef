import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { fail } from '@caravan/fund-payment/contract';
import { getOrderReceiptContract } from '@caravan/receipts/contract/schema';
import { checkFile } from '@caravan/kernel/proof';
import { sealReceipt, getOrderReceiptPdf } from '@caravan/receipts/contract';
import { aReceipt, receiptSides, somePackageContent, someReceiptContent } from '@caravan/receipts/contract/testing';
import { byTurns, mockEndpoint } from '@caravan/web-core/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

const number = 'CV2611A1B2C3D';
const path = `/mine/receipt?order=${number}`;

/** Records the files that the page saves. */
const watchFiles = () => {
  const files: { name: string; file: Blob }[] = [];
  let file = new Blob();
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (made: Blob) => {
        file = made;
        return 'blob:1';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, file });
  });
  return files;
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(
  byTurns([
    [
      'en',
      {
        title: `Receipt of order ${number}`,
        sections: ['Goods', 'Amount', 'Extra fees', 'Services for goods', 'Payments and refunds', 'Weights and sizes'],
        total: 'Paid and not refunded',
        photo: 'Canvas tote, photo 1',
        keep: 'Keep it',
        hashes: 'Show hashes',
        pdf: 'Download PDF',
        data: 'Download data',
        print: 'Print',
        check: 'Check a receipt',
      },
    ],
    [
      'zh',
      {
        title: `订单 ${number} 收据`,
        sections: ['商品', '金额', '补款', '增值服务', '付款与退款', '重量与尺寸'],
        total: '已付未退',
        photo: 'Canvas tote，照片 1',
        keep: '保存',
        hashes: '显示哈希值',
        pdf: '下载 PDF',
        data: '下载数据',
        print: '打印',
        check: '核验收据',
      },
    ],
  ] as const),
)('the receipt of an order in %s', (language, words) => {
  test('shows both sides, every section, its total and its photos, and its hash to those who ask', async () => {
    const { user } = await openPage(path, { language });
    expect(await screen.findByRole('heading', { level: 1, name: words.title })).toBeVisible();
    expect(screen.getByText('Caravan Trading Ltd.')).toBeVisible();
    expect(screen.getByText('ada@example.test')).toBeVisible();
    for (const name of words.sections) expect(screen.getByRole('region', { name })).toBeVisible();
    const money = within(screen.getByRole('region', { name: words.sections[4] }));
    expect(money.getByText(words.total)).toBeVisible();
    expect(money.getByText('¥214.00')).toBeVisible();
    expect(screen.queryByText(/^[0-9a-f]{64}$/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${words.hashes}`) }));
    expect(screen.getByText('e5'.repeat(32))).toBeVisible();
    expect(screen.getByText('a1'.repeat(32))).toBeVisible();
    expect(screen.getByRole('link', { name: words.photo })).toHaveAttribute('href', '/v1/pictures/photo_1');
    expect(screen.getByRole('link', { name: words.check })).toHaveAttribute('href', '/verify');
    expect(screen.getByRole('link', { name: number })).toHaveAttribute(
      'href',
      `/mine/order/orderDetail?number=${number}`,
    );
  });

  test('is kept as a PDF and as data that the check accepts, and is printed', async () => {
    const files = watchFiles();
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const asked: Request[] = [];
    const pdf = http.get(`*/v1${getOrderReceiptPdf.path}`, ({ request }) => {
      asked.push(request);
      return new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });
    });
    const sealed = await sealReceipt(someReceiptContent(), { parties: receiptSides(), links: [] });
    const { user } = await openPage(path, { language, handlers: [pdf], answers: { receipt: sealed } });
    const keep = within(await screen.findByRole('region', { name: words.keep }));
    await user.click(keep.getByRole('button', { name: words.data }));
    expect(files[0]?.name).toBe(`receipt-${number}.json`);
    const bytes = new Uint8Array((await files[0]?.file.arrayBuffer()) ?? expect.fail('no file'));
    expect(await checkFile(bytes)).toMatchObject({ ok: true, kind: 'receipt', hash: sealed.hash });

    await user.click(keep.getByRole('checkbox', { name: new RegExp(`^${words.hashes}`) }));
    await user.click(keep.getByRole('button', { name: words.pdf }));
    await waitFor(() => expect(files[1]?.name).toBe(`receipt-${number}.pdf`));
    expect(asked[0]?.headers.get('client-language')).toBe(language);
    expect(new URL(asked[0]?.url ?? '').searchParams.get('hashes')).toBe('1');
    await user.click(screen.getByRole('button', { name: words.print }));
    expect(print).toHaveBeenCalledOnce();
  });
});

test('a package has its weights, its duty and its tracking number', async () => {
  await openPage('/mine/receipt?package=PK2611A1B2C3D', {
    answers: { receipt: aReceipt({ content: somePackageContent() }) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Receipt of package PK2611A1B2C3D' })).toBeVisible();
  expect(screen.getByText('EE123456789CN')).toBeVisible();
  expect(screen.getByText('¥38.00 – ¥67.45')).toBeVisible();
  expect(screen.getByRole('link', { name: 'PK2611A1B2C3D' })).toHaveAttribute(
    'href',
    '/mine/package/packageDetail?number=PK2611A1B2C3D',
  );
});

test('the order of somebody else is not found', async () => {
  const missing = mockEndpoint(getOrderReceiptContract, () => {
    throw fail('not_found');
  });
  await openPage(path, { handlers: [missing] });
  expect(await screen.findByRole('heading', { name: 'We could not find this order' })).toBeVisible();
});
