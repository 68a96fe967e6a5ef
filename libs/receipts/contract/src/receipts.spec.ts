import fc from 'fast-check';
import { formatFen, languages, type Language } from '@caravan/kernel';
import { checkFile } from '@caravan/kernel/proof';
import { describe, expect, test } from 'vitest';
import { receiptDocument, type ReceiptDocument } from './receipt-document.ts';
import { receiptSlip } from './receipt-pdf.ts';
import { receipt as receiptSchema } from './receipts.schema.ts';
import { receiptFile, sealReceipt, type ReceiptParts } from './seal-receipt.ts';
import { aReceiptPayment, receiptSides, somePackageContent, someReceiptContent } from './testing/receipts.factory.ts';

const parties = receiptSides();
const beside = { parties, links: [] };

const rowsOf = (language: Language, content = someReceiptContent()): string[] =>
  receiptDocument({ content, parties }, language).sections.flatMap(({ title, rows }) =>
    rows.map(({ label, hint, value }) => [title, label, hint, value].filter(Boolean).join(' | ')),
  );

/** Rows without the signs that keep lines from ending, which are easier to read. */
const plainRowsOf = (...of: Parameters<typeof rowsOf>): string[] =>
  rowsOf(...of).map((row) => row.replaceAll('\u00a0', ' ').replaceAll('\u2060', ''));

describe('the words of a receipt', () => {
  test('of an order say each amount, who set it, and what was paid and refunded', () => {
    expect(receiptDocument({ content: someReceiptContent(), parties }, 'en').title).toBe(
      'Receipt of order CV2611A1B2C3D',
    );
    expect(plainRowsOf('en')).toEqual([
      'Goods | Canvas tote | beige / L; 2 × ¥129.00; price entered by the shopper; the shop’s page: ¥139.00; reason: coupon; 1 refunded | ¥258.00',
      'Amount | Goods | ¥258.00',
      'Amount | Fine photos | 3 × ¥2.00; from our price list | ¥6.00',
      'Amount | Domestic shipping | not stated by the shop | ¥0.00',
      'Amount | Total | ¥264.00',
      'Extra fees | Higher price | CV2611A1B2C3D-1; set by our staff; open | ¥8.00',
      'Services for goods | More photos | SV2611X; 2 × ¥2.00; from our price list | ¥4.00',
      'Payments and refunds | Paid by PayPal | CV2611A1B2C3D, payment pay_1; 20 Nov 2026, 09:00 UTC; the payment of ¥264.00 charged 37.20 USD; 1 CNY = 0.1409 USD, rate of 19 Nov 2026 | ¥264.00',
      'Payments and refunds | Refund to the balance | TX2611R1; 22 Nov 2026, 09:00 UTC; Refund of a missing piece | -¥50.00',
      'Payments and refunds | Paid | ¥264.00',
      'Payments and refunds | Refunded | -¥50.00',
      'Payments and refunds | Paid and not refunded | ¥214.00',
      'Weights and sizes | Canvas tote, in the warehouse | 1 pcs; 320 × 280 × 90 mm | 620 g',
      `Photos and their SHA-256 | Canvas tote, photo 1 | ${'a1'.repeat(32)}`,
      `Photos and their SHA-256 | Picture of the shop’s page: Canvas tote | ${'b2'.repeat(32)}`,
    ]);
  });

  test.each([
    ['en', '1 CNY = 0.1409 USD, rate of 19 Nov 2026; the rate of the day, 0.1381 USD, with an exchange margin of 2%'],
    ['zh', '1 CNY = 0.1409 USD，2026年11月19日汇率；当日汇率 0.1381 USD，加点 2%'],
    ['de', '1 CNY = 0,1409 USD, Kurs vom 19.11.2026; Tageskurs 0,1381 USD mit einem Kursaufschlag von 2 %'],
  ] as const)('of a payment with an exchange margin say both rates (%s)', (language, words) => {
    const { charge, ...payment } = aReceiptPayment();
    const content = someReceiptContent({
      payments: [{ ...payment, charge: { ...charge, day_rate: '0.1381', margin_bp: 200 } }],
    });
    expect(plainRowsOf(language, content).join('\n')).toContain(words);
  });

  test('of a package say weights, duty and delivery', () => {
    expect(plainRowsOf('zh', somePackageContent())).toEqual(
      expect.arrayContaining([
        '商品 | Canvas tote | beige / L；订单 CV2611A1B2C3D；已退款 1 件 | 2 件',
        '金额 | 续重每 500 g | 2 × ¥30.00；按本站价目表 | ¥60.00',
        '金额 | 打包服务：抽真空压缩 | 按本站价目表 | ¥5.00',
        '补款 | 称重差额 | PK2611A1B2C3D-1；按本站价目表；已付款 | ¥30.00',
        '重量与尺寸 | 报价 | 商品和包装 1,400 g，体积重 1,344 g | 计费重 1,400 g',
        '重量与尺寸 | 2026年11月25日 08:00 UTC 称重 | 330 × 290 × 100 mm；计费重 1,620 g；运费 ¥185.00，报价 ¥155.00 | 1,620 g',
        '配送 | 国家或地区 | 德国',
        '配送 | 运单号 | China Post；2026年11月26日 08:00 UTC 发货 | EE123456789CN',
        '配送 | 保险赔付，理赔申请 PK2611A1B2C3D-C1 | 2026年12月20日 08:00 UTC | ¥70.00',
        '创建包裹时估算的关税与进口税 | 增值税或消费税 | ¥38.00 – ¥67.45',
        '创建包裹时估算的关税与进口税 | 海关费用 | ¥15.00',
        expect.stringContaining('1 单位当地货币 = 8.1234 元，2026年11月23日汇率 | 未知'),
        '付款与退款 | 尚未付款。 | ¥0.00',
      ]),
    );
  });

  test.each(languages)('do not break a line between a number and its unit (%s)', (language) => {
    const rows = rowsOf(language, somePackageContent());
    expect(rows.filter((row) => /\d\u00a0(?:g|mm)/.test(row)).length).toBeGreaterThan(3);
    expect(rows.filter((row) => /\d (?:g|mm)\b/.test(row))).toEqual([]);
  });

  test('have numbers, weights and days in the form of the language', () => {
    const { created_at: at } = someReceiptContent();
    expect(receiptDocument({ content: someReceiptContent(), parties }, 'de').facts).toContainEqual({
      label: 'Bestellt',
      value: `${at.slice(8, 10)}.${at.slice(5, 7)}.${at.slice(0, 4)},\u00a0${at.slice(11, 16)}\u00a0UTC`,
    });
    const rows = [...plainRowsOf('de'), ...plainRowsOf('de', somePackageContent())].join(' ');
    expect(rows).toContain('wurden 37,20 USD abgebucht; 1 CNY = 0,1409 USD, Kurs vom 19.11.2026');
    expect(rows).toContain('1 Einheit = 8,1234 CNY, Kurs vom 23.11.2026');
    expect(rows).toContain('1.620 g');
  });

  test('have the same rows in each language, with every value filled in', () => {
    const shape = ({ sections }: ReceiptDocument) => sections.map(({ id, rows }) => [id, rows.length]);
    for (const content of [someReceiptContent(), somePackageContent()]) {
      for (const language of languages) {
        const made = receiptDocument({ content, parties }, language);
        expect(shape(made)).toEqual(shape(receiptDocument({ content, parties }, 'en')));
        expect(JSON.stringify(made)).not.toMatch(/\{\w+\}|undefined/);
      }
    }
  });

  test('of names that were written in fewer languages are English', () => {
    const content = somePackageContent();
    const shipping = content.shipping && { ...content.shipping, method: { en: 'EMS' } };
    expect(plainRowsOf('zh', { ...content, shipping })).toContain('配送 | 线路 | EMS');
  });

  test('name the seller and the buyer, in the reader’s language', () => {
    const { parties: sides } = receiptDocument({ content: someReceiptContent(), parties }, 'de');
    expect(sides.map(({ title, rows }) => [title, ...rows.map(({ value }) => value)])).toEqual([
      [
        'Verkäufer',
        'Caravan Trading Ltd.',
        '88 Harbour Road, Xiamen',
        'Xiamen, 91350200MA00000000',
        'service@example.test',
      ],
      ['Käufer', 'Ada Example', 'Musterstraße 1, 10115 Berlin, Deutschland', 'ada@example.test'],
    ]);
  });

  test('of the PDF have the number in the footer, and hashes only for those who ask', async () => {
    const receipt = await sealReceipt(someReceiptContent(), beside);
    const options = { language: 'en', publicUrl: 'https://shop.test' } as const;
    const plain = receiptSlip(receipt, { ...options, hashes: false });
    expect(plain.footer).toBe('CV2611A1B2C3D');
    expect(JSON.stringify(plain)).not.toMatch(/[0-9a-f]{64}/);
    expect(plain.sections.map(({ title }) => title).slice(0, 3)).toEqual(['Seller', 'Buyer', 'Goods']);
    const proof = receiptSlip(receipt, { ...options, hashes: true });
    expect(proof.footer).toMatch(/^CV2611A1B2C3D {3}SHA-256 [0-9a-f]{64}$/);
    expect(proof.notes[0]).toContain('https://shop.test/verify');
    expect(proof.sections.some(({ id }) => id === 'photos')).toBe(true);
  });
});

/** Payments of any amounts, each with refunds that do not exceed it. */
const payments = fc.array(
  fc.record({
    amount: fc.integer({ min: 1, max: 1_000_000 }),
    shares: fc.array(fc.double({ min: 0, max: 0.3, noNaN: true }), { maxLength: 3 }),
  }),
  { maxLength: 5 },
);

describe('a sealed receipt', () => {
  test('has totals that are the sums of its rows', async () => {
    await fc.assert(
      fc.asyncProperty(payments, async (made) => {
        const parts: ReceiptParts = {
          ...someReceiptContent(),
          payments: made.map(({ amount, shares }) =>
            aReceiptPayment({
              amount_fen: amount,
              refunds: shares.map((share) => ({
                ...(aReceiptPayment().refunds[0] ?? expect.fail('no refund')),
                amount_fen: Math.floor(amount * share),
              })),
            }),
          ),
        };
        const { content } = await sealReceipt(parts, beside);
        const paid = made.reduce((sum, { amount }) => sum + amount, 0);
        const refunded = content.payments
          .flatMap(({ refunds }) => refunds)
          .reduce((sum, one) => sum + one.amount_fen, 0);
        expect(content.totals).toMatchObject({ paid_fen: paid, refunded_fen: refunded, kept_fen: paid - refunded });
        expect(content.amount_fen).toBe(26_400);
        if (made.length)
          expect(plainRowsOf('en', content)).toContainEqual(
            `Payments and refunds | Paid and not refunded | ${formatFen(paid - refunded)}`,
          );
      }),
    );
  });

  test('has a hash that the check of files accepts, and another one after any change', async () => {
    const sealed = await sealReceipt(someReceiptContent(), beside);
    expect(receiptSchema.safeParse(sealed).success).toBe(true);
    const verdict = await checkFile(new TextEncoder().encode(receiptFile(sealed)));
    expect(verdict).toEqual({
      ok: true,
      kind: 'receipt',
      subject: 'order',
      number: 'CV2611A1B2C3D',
      hash: sealed.hash,
    });
    const linked = await sealReceipt(someReceiptContent(), {
      parties: receiptSides({ buyer: { name: null, address: null, email: null } }),
      links: [{ id: 'photo_1', url: '/a', thumb_url: '/b' }],
    });
    expect(linked.hash).toBe(sealed.hash);
    const other = await sealReceipt(someReceiptContent({ seller: '别家' }), beside);
    expect(other.hash).not.toBe(sealed.hash);
  });

  test('is sent with its names in every language in which they were written, as its hash covers them', async () => {
    const content = somePackageContent();
    const shipping = content.shipping && { ...content.shipping, method: { en: 'By sea', zh: '海运', eo: 'Per maro' } };
    const sealed = await sealReceipt({ ...content, shipping }, beside);
    expect(receiptSchema.parse(sealed)).toEqual(sealed);
  });
});
