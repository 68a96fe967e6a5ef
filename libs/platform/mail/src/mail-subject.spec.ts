import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { MailGoods, mailSubject, MailLayout, renderMail } from './index.ts';

describe('the subject of a mail', () => {
  it('names the goods and the number, in both languages', () => {
    const one = { goods: ['Canvas tote'], refs: ['CV2611A'] };
    expect(mailSubject('en', { event: 'Arrived', ...one })).toBe('Arrived: Canvas tote (CV2611A)');
    expect(mailSubject('zh', { event: '已到仓', goods: ['帆布托特包'], refs: ['CV2611A'] })).toBe(
      '已到仓：帆布托特包（CV2611A）',
    );
  });

  it('shows several goods and numbers as the first and a count', () => {
    const several = { goods: ['Tote', 'Tea', 'Cup'], refs: ['CV1', 'CV2'] };
    expect(mailSubject('en', { event: 'Arrived', ...several })).toBe('Arrived: Tote and 2 more (CV1 and 1 more)');
    expect(mailSubject('zh', { event: '已到仓', ...several })).toBe('已到仓：Tote等 3 件商品（CV1 等 2 个）');
  });

  it('cuts a long name between characters and keeps the number', () => {
    const subject = mailSubject('en', { event: 'Arrived', goods: ['👜'.repeat(200)], refs: ['CV1'] });
    expect(subject).toBe(`Arrived: ${'👜'.repeat(60)}… (CV1)`);
    expect(subject.isWellFormed()).toBe(true);
    expect(mailSubject('en', { event: 'Arrived', goods: ['a'.repeat(60)], refs: [] })).toBe(
      `Arrived: ${'a'.repeat(60)}`,
    );
  });

  it('has no line break, no control character and no mark that reverses text, whatever the name', async () => {
    const name = 'Tote\r\nBcc: all@example.test\u0000\u2028\u202Egnp';
    const subject = `Arrived: ${name}`;
    const page = createElement(MailLayout, { language: 'en', subject, preview: '', children: null });
    const mail = await renderMail({
      to: 'amy@example.test',
      language: 'en',
      shop: 'Silk',
      subject,
      page,
      paragraphs: [],
    });
    expect(mail.subject).toBe('Arrived: Tote Bcc: all@example.test gnp');
    expect(mailSubject('en', { event: 'Arrived', goods: [name], refs: [] })).toBe(mail.subject);
  });
});

it('goods show a picture with a text for it, and only where there is one', async () => {
  const goods = [
    { name: 'Tote "A" <b>', picture: 'https://shop.test/v1/orders/pictures/a', facts: ['Weight: 0.50 kg'] },
    { name: 'Tea', picture: null, facts: [] },
  ];
  const page = createElement(MailGoods, { language: 'en', goods });
  const { html } = await renderMail({
    to: 'a@example.test',
    language: 'en',
    shop: 'Silk',
    subject: '',
    page,
    paragraphs: [],
  });
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html).toContain('alt="Tote &quot;A&quot; &lt;b&gt;"');
  expect(html).toContain('Weight: 0.50 kg');
});
