import { describe, expect, test } from 'vitest';
import { orderSummary } from './order-list.schema.ts';
import { listedLines, summaryOf } from './order-summary.ts';
import {
  aLineQuestion,
  anExtra,
  anOrder,
  anOrderLine,
  aQuestion,
  aStaffSummary,
  aStaffOrder,
} from './testing/cart-orders.factory.ts';

const lines = Array.from({ length: 5 }, (_, index) => anOrderLine({ id: `line_${index}`, quantity: index + 1 }));

describe('the summary of an order', () => {
  test('has its first lines, and the number and the pieces of all', () => {
    const summary = summaryOf(anOrder({ lines }));
    expect(summary.lines.map(({ id }) => id)).toEqual(['line_0', 'line_1', 'line_2']);
    expect(summary.lines).toHaveLength(listedLines);
    expect(summary).toMatchObject({ line_count: 5, quantity: 15, progress: { expected: 5 } });
    expect(orderSummary.parse(summary)).toEqual(summary);
  });

  test('adds up what was paid later for goods and for shipping, and nothing unpaid', () => {
    const extras = [
      anExtra({ state: 'paid' }),
      anExtra({ line_id: 'line_1', amount_fen: 50, state: 'refunded' }),
      anExtra({ line_id: 'line_1', amount_fen: 7, state: 'cancelled' }),
      anExtra({ amount_fen: 100 }),
    ];
    expect(summaryOf(anOrder({ extras }))).toMatchObject({ extra_goods_fen: 50, extra_shipping_fen: 600 });
  });

  test('has the price and the line of its question', () => {
    expect(summaryOf(anOrder()).question).toBeNull();
    expect(summaryOf(anOrder({ question: aQuestion() })).question).toMatchObject({ fee_fen: 600, line_name: null });
    const asked = anOrder({ lines, question: aLineQuestion({ line_id: 'line_4' }) });
    expect(summaryOf(asked).question).toMatchObject({ fee_fen: null, line_name: 'Canvas tote' });
  });

  test.each([
    ['https://www.tea.example/green?page=2', 'https://www.tea.example'],
    ['', ''],
    [`https://${'a'.repeat(500)}.example`, ''],
  ])('has the site of %s', (url, site) => {
    expect(summaryOf(anOrder({ lines: [anOrderLine({ url })] })).site).toBe(site);
  });

  test.each([
    ['a'.repeat(201), 'a'.repeat(200)],
    ['𠮷'.repeat(201), '𠮷'.repeat(200)],
    [`a${'\u0001\u0002'.repeat(4)}\n b`, 'a  b'],
  ])('has short names, without half of a character: %j', (name, short) => {
    expect(summaryOf(anOrder({ lines: [anOrderLine({ name })] })).lines[0]?.name).toBe(short);
    expect(aStaffSummary(aStaffOrder({ lines: [anOrderLine({ name })] })).names).toEqual([short]);
  });

  test('leaves out a picture with a long address', () => {
    const images = ['/v1/images/a', `/v1/images/${'a'.repeat(500)}`, null];
    const summary = summaryOf(anOrder({ lines: images.map((image, index) => anOrderLine({ id: `${index}`, image })) }));
    expect(summary.lines.map(({ image }) => image)).toEqual(['/v1/images/a', null, null]);
  });
});
