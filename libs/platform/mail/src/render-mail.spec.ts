import { createElement } from 'react';
import { expect, test } from 'vitest';
import { MailAddress, MailLayout, MailParagraph, renderMail } from './index.ts';

const link = 'https://shop.test/message?a=1&b=2';

test.each([
  ['en', 'en', 'Silk. Buy from any Chinese shop. One parcel to your door.'],
  ['zh', 'zh-CN', 'Silk：中国店铺随心买，一个包裹送到家'],
] as const)(
  'a mail in %s is a page and a text with the same words, each with the name of the shop',
  async (language, lang, footer) => {
    const parts = [
      createElement(MailParagraph, { key: 'words', language, children: 'A <b>parcel</b>' }),
      createElement(MailAddress, { key: 'address', language, href: link }),
    ];
    const page = createElement(MailLayout, { language, subject: 'Parcel', preview: 'It left', children: parts });
    const mail = await renderMail({
      to: 'amy@example.test',
      language,
      shop: 'Silk',
      subject: 'Parcel',
      page,
      paragraphs: ['A <b>parcel</b>', link],
    });
    expect(mail).toMatchObject({ to: 'amy@example.test', language, subject: 'Parcel' });
    expect(mail.html).toContain(`<html lang="${lang}">`);
    expect(mail.html).toContain('A &lt;b&gt;parcel&lt;/b&gt;');
    expect(mail.html).toContain('>Silk</p>');
    expect(mail.html).toContain(footer);
    expect(mail.text).toContain(`A <b>parcel</b>\n\n${link}\n\n-- \n`);
    expect(mail.text.endsWith(footer)).toBe(true);
    expect(mail.html).not.toMatch(/<(img|script|iframe|link)|@import|url\(/);
  },
);
