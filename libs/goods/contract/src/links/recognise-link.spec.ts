import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasSharedFixtures, sharedNote } from '../../../../../tools/config/shared-fixtures.ts';
import { faultsOf, linkCases } from '../score/link-score.ts';
import { agentLinks } from '../testing/agent-links.ts';
import { marketplaceLinks } from '../testing/marketplace-links.ts';
import { noProducts, shareTexts, shortLinks } from '../testing/share-texts.ts';
import { recogniseLink } from './recognise-link.ts';

describe('marketplaces', () => {
  it.each(marketplaceLinks)('%s', (text, platform, itemId, url, skuId) => {
    expect(recogniseLink(text)).toMatchObject({
      kind: 'item',
      platform,
      itemId,
      url,
      skuId: skuId ?? null,
      agent: null,
      certain: true,
    });
    expect(recogniseLink(url)).toMatchObject({ kind: 'item', platform, itemId, url });
  });

  it('guesses a Shopify shop by its path and says that it is a guess', () => {
    expect(
      recogniseLink('https://shop.example/en-gb/collections/bowls/products/clay-tea-bowl?variant=42&utm=x'),
    ).toMatchObject({
      kind: 'item',
      platform: 'shopify',
      itemId: 'clay-tea-bowl',
      url: 'https://shop.example/en-gb/products/clay-tea-bowl',
      skuId: '42',
      certain: false,
    });
  });
});

describe('agents', () => {
  it.each(agentLinks)('%s', (text, platform, itemId, agent) => {
    const found = recogniseLink(text);
    expect(found).toMatchObject({ kind: 'item', platform, itemId, agent, certain: true });
    expect(recogniseLink(found?.url ?? '')).toMatchObject({ kind: 'item', platform, itemId, agent: null });
  });
});

describe('texts', () => {
  it.each(shortLinks)('%s must be followed', (text, platform) => {
    expect(recogniseLink(text)).toMatchObject({ kind: 'short', platform });
  });

  it.each(shareTexts)('%s', (text, found) => {
    expect(recogniseLink(text)).toMatchObject(found);
  });

  it.each(noProducts)('finds no product in "%s"', (text, page) => {
    const found = recogniseLink(text);
    if (page === null) expect(found).toBeNull();
    else expect(found).toMatchObject({ kind: 'page', platform: null, url: page });
  });
});

describe('any text', () => {
  it('never names a marketplace for a host that only looks like one', () => {
    const host = fc.constantFrom(
      'item.taobao.com.evil.example',
      'evil-taobao.com',
      'taobao.com.cn.example',
      'xtmall.com',
      'amazon.com.evil.example',
    );
    fc.assert(
      fc.property(host, fc.webPath(), fc.bigInt({ min: 10n ** 9n, max: 10n ** 13n }), (name, path, id) => {
        const found = recogniseLink(`https://${name}${path}?id=${id}&itemID=${id}`);
        return found === null || found.kind !== 'item' || !found.certain;
      }),
    );
  });

  it.each([
    ['text', fc.string({ unit: 'binary', maxLength: 300 })],
    ['address', fc.webUrl({ withFragments: true, withQueryParameters: true })],
  ])('never throws for any %s', (_, any) => {
    fc.assert(fc.property(any, (text) => recogniseLink(text) !== undefined));
  });

  // The time must grow linearly with the length. Quadratic time would block every other request for seconds.
  it.each([
    ['quotes that never close around links', '「http://a.b/', { kind: 'page', url: 'http://a.b/', title: null }],
    ['quotes that never close', '「', null],
    ['brackets behind a link', ')', { kind: 'page', url: 'https://a.b/x' }, 'https://a.b/x'],
    ['dots behind a link', '.', { kind: 'page', url: 'https://a.b/x' }, 'https://a.b/x'],
    ['a title without end', '分享', { kind: 'page', url: 'https://a.b/x', title: null }, 'https://a.b/x 「【分享'],
  ])('reads four thousand characters of %s', (_, part, expected, start = '') => {
    const text = start + part.repeat(Math.floor((4_096 - start.length) / part.length));
    for (let times = 0; times < 500; times += 1) {
      const found = recogniseLink(text);
      if (expected === null) expect(found).toBeNull();
      else expect(found).toMatchObject(expected);
    }
  });
});

it.skipIf(!hasSharedFixtures)(`recognises the real links and texts${sharedNote}`, () => {
  // An agent that closed enciphered these.
  const enciphered = /pandabuy\.com\/product\?url=PJ\d/;
  const faulty = linkCases()
    .filter(([, { input }]) => !enciphered.test(input))
    .map(([kind, one]) => [kind, one.input, ...faultsOf(one)]);
  expect(faulty.filter(([, , ...faults]) => faults.length > 0)).toEqual([]);
});
