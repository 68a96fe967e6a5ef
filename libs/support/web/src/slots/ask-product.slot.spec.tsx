import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { AskProductProps } from '@caravan/support/api';
import { askAboutProduct, createConversation } from '@caravan/support/contract';
import { Heading, Page } from '@caravan/ui-kit';
import { doubleClickMs, useLazySlot, type WebFeature } from '@caravan/web-core';
import { byTurns, mockServer, renderRoute, sentTo, type RenderRouteOptions } from '@caravan/web-core/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { texts as de } from '../i18n/de.ts';
import { texts as en } from '../i18n/en.ts';
import { texts as zh } from '../i18n/zh.ts';
import { supportHandlers } from '../mocks/support.handlers.ts';
import { supportWeb } from '../support.web.ts';

const product: AskProductProps = { name: 'Tea caddy', url: 'https://item.taobao.com/item.htm?id=674029285425' };

const Example = () => {
  const Slot = useLazySlot('askProduct');
  return (
    <Page>
      <Heading level={1}>Product</Heading>
      {Slot ? <Slot {...product} /> : null}
    </Page>
  );
};

/** A product's page. */
const example: WebFeature = {
  id: 'example',
  texts: { en: async () => ({ texts: {} }), zh: async () => ({ texts: {} }) },
  routes: [{ path: '/', layout: 'default', load: async () => ({ Page: Example, meta: () => ({ title: 'Product' }) }) }],
};

const open = async (options: Partial<RenderRouteOptions> = {}, texts: typeof en = en) => {
  const page = await renderRoute({
    features: [example, supportWeb],
    path: '/',
    ...options,
    handlers: [...(options.handlers ?? []), ...supportHandlers()],
  });
  await page.user.click(await screen.findByRole('button', { name: texts.ask.open }));
  return { ...page, dialog: within(await screen.findByRole('dialog')) };
};

afterEach(() => {
  vi.useRealTimers();
});

test.each(
  byTurns([
    ['en', en],
    ['zh', zh],
    ['de', de],
  ] as const),
)('a visitor asks with an e-mail, and learns where the answer comes to (%s)', async (language, texts) => {
  const { user, dialog } = await open({ language }, texts as typeof en);
  expect(dialog.getByText(product.name)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: texts.ask.send }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: new RegExp(texts.ask.text) })).toHaveFocus());
  await user.type(dialog.getByRole('textbox', { name: new RegExp(texts.ask.text) }), 'Is the lid tight?');
  await user.type(dialog.getByRole('textbox', { name: new RegExp(texts.ask.email) }), 'ada@example.test');
  await user.click(dialog.getByRole('button', { name: texts.ask.send }));
  expect(await screen.findByText(/ada@example\.test/)).toBeVisible();
  expect(sentTo(askAboutProduct)).toMatchObject([
    { body: { email: 'ada@example.test', text: 'Is the lid tight?', product } },
  ]);
});

test('a shopper writes a conversation that names the product', async () => {
  const { user, dialog } = await open({ loggedIn: true });
  expect(dialog.queryByRole('textbox', { name: new RegExp(en.ask.email) })).toBeNull();
  await user.type(dialog.getByRole('textbox', { name: new RegExp(en.ask.text) }), 'Is the lid tight?');
  await user.click(dialog.getByRole('button', { name: en.ask.send }));
  expect(await screen.findByRole('link', { name: en.ask.conversations })).toHaveAttribute(
    'href',
    '/user/conversations',
  );
  expect(sentTo(createConversation)).toMatchObject([
    { body: { about: { kind: 'general' }, text: `${product.name}\n${product.url}\n\nIs the lid tight?` } },
  ]);
});

test('what was typed stays if the question could not be sent', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const lost = http.post('*/v1/product_questions', () => HttpResponse.error());
  const { user, dialog } = await open({ handlers: [lost] });
  const words = dialog.getByRole('textbox', { name: new RegExp(en.ask.text) });
  await user.type(words, 'Is the lid tight?');
  await user.type(dialog.getByRole('textbox', { name: new RegExp(en.ask.email) }), 'ada@example.test');
  await user.click(dialog.getByRole('button', { name: en.ask.send }));
  await waitFor(() => expect(dialog.getByRole('button', { name: en.ask.send })).toBeEnabled());
  expect(words).toHaveValue('Is the lid tight?');
  mockServer.use(...supportHandlers());
  vi.setSystemTime(Date.now() + doubleClickMs);
  await user.click(dialog.getByRole('button', { name: en.ask.send }));
  expect(await screen.findByText(/ada@example\.test/)).toBeVisible();
});
