import { screen, within } from '@testing-library/react';
import {
  addWebhook,
  changeWebhook,
  fail,
  maxWebhooks,
  removeWebhook,
  replaceWebhookSecret,
  testWebhook,
  accountReasons,
} from '@caravan/account/contract';
import { addWebhookContract, changeWebhookContract, listWebhooksContract } from '@caravan/account/contract/schema';
import { aMadeWebhook, aWebhook, aWebhookDelivery } from '@caravan/account/contract/testing';
import { byTurns, mockEndpoint, sentTo } from '@caravan/web-core/testing';
import { describe, expect, test, vi } from 'vitest';
import { openPage, type OpenOptions } from '../../testing/open-page.ts';

vi.setConfig({ testTimeout: 20_000 });

const { url } = aWebhook();
const words = {
  en: {
    title: 'Webhooks',
    empty: 'No address yet.',
    add: 'Add an address',
    dialog: 'New address',
    url: 'Address',
    balance: 'Balance',
    tooFew: 'Choose at least 1',
    notUrl: 'Please enter a valid link',
    ready: 'Your secret is ready',
    secret: 'Secret',
    copy: 'Copy the secret',
    copied: 'Copied',
    done: 'I have copied it',
    test: `Send a test to ${url}`,
    testSent: 'The test is on its way',
    deliveries: `Last deliveries to ${url}`,
    delivered: 'Delivered (200)',
    answered: 'Answered 500',
    gaveUp: 'No answer in time, given up',
    none: 'Nothing has been sent yet.',
    change: `Change ${url}`,
    changing: 'Change the address',
    save: 'Save',
    changed: 'The address was changed',
    off: `Switch off ${url}`,
    on: `Switch on ${url}`,
    isOff: 'Switched off',
    failing: 'Switched off: it accepted nothing for five days',
    replace: `New secret for ${url}`,
    replaceSure: 'Make a new secret?',
    replaceYes: 'Make a new secret',
    remove: `Delete ${url}`,
    removeSure: 'Delete this address?',
    removeYes: 'Delete',
    removed: 'The address was deleted',
    full: 'You can have up to 5 addresses. Delete one to add another.',
  },
  zh: {
    title: '通知地址',
    empty: '还没有通知地址。',
    add: '添加地址',
    dialog: '添加通知地址',
    url: '地址',
    balance: '余额变动',
    tooFew: '至少选择 1 项',
    notUrl: '请输入有效的链接',
    ready: '密钥已生成',
    secret: '密钥',
    copy: '复制密钥',
    copied: '已复制',
    done: '我已复制',
    test: `向 ${url} 发送测试`,
    testSent: '测试通知正在发送',
    deliveries: `${url} 的最近发送记录`,
    delivered: '已送达（200）',
    answered: '返回 500',
    gaveUp: '响应超时，已放弃',
    none: '还没有发送过通知。',
    change: `修改 ${url}`,
    changing: '修改通知地址',
    save: '保存',
    changed: '通知地址已修改',
    off: `停用 ${url}`,
    on: `启用 ${url}`,
    isOff: '已停用',
    failing: '已停用：连续五天未能接收',
    replace: `更换 ${url} 的密钥`,
    replaceSure: '更换密钥？',
    replaceYes: '更换密钥',
    remove: `删除 ${url}`,
    removeSure: '删除此地址？',
    removeYes: '删除',
    removed: '通知地址已删除',
    full: '最多可添加 5 个通知地址，删除一个后才能再添加。',
  },
};

const open = async (title: string, options: OpenOptions = {}) => {
  const page = await openPage('/mine/programs', options);
  return { ...page, panel: within(await screen.findByRole('region', { name: title })) };
};

describe.each(byTurns(['en', 'zh']))('in %s', (language) => {
  const say = words[language];

  test('an address is added with its events, and its secret is shown once', async () => {
    const { user, panel } = await open(say.title, { language, answers: { next: { webhooks: [aWebhook()] } } });
    expect(panel.getByText(say.empty)).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: say.add }));
    const dialog = within(await screen.findByRole('dialog', { name: say.dialog }));
    await user.type(await dialog.findByLabelText(say.url), url);
    await user.click(dialog.getByRole('checkbox', { name: say.balance }));
    await user.click(dialog.getByRole('button', { name: say.add }));
    const shown = within(await screen.findByRole('dialog', { name: say.ready }));
    expect(shown.getByRole('textbox', { name: say.secret })).toHaveValue(aMadeWebhook().secret);
    await user.click(shown.getByRole('button', { name: say.copy }));
    expect(await shown.findByText(say.copied)).toBeInTheDocument();
    expect(sentTo(addWebhook)).toMatchObject([
      { body: { url, events: ['order.changed', 'package.changed', 'goods.arrived', 'message.received'] } },
    ]);
    await user.click(shown.getByRole('button', { name: say.done }));
    expect(await panel.findByText(url)).toBeInTheDocument();
    expect(screen.queryByDisplayValue(aMadeWebhook().secret)).not.toBeInTheDocument();
  });

  test('what is wrong is marked, also by the server', async () => {
    const refused = accountReasons.webhook_refused.text[language];
    const refusing = mockEndpoint(addWebhookContract, () => {
      throw fail('webhook_refused', { fields: { url: refused } });
    });
    const { user, panel } = await open(say.title, { language, handlers: [refusing] });
    await user.click(panel.getByRole('button', { name: say.add }));
    const dialog = within(await screen.findByRole('dialog', { name: say.dialog }));
    const field = await dialog.findByLabelText(say.url);
    await user.type(field, 'http://n8n.example.com');
    for (const box of dialog.getAllByRole('checkbox')) await user.click(box);
    await user.click(dialog.getByRole('button', { name: say.add }));
    expect(await dialog.findByText(say.notUrl)).toBeInTheDocument();
    expect(dialog.getByText(say.tooFew)).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, 'https://10.0.0.7/');
    await user.click(dialog.getByRole('checkbox', { name: say.balance }));
    await user.click(dialog.getByRole('button', { name: say.add }));
    expect(await dialog.findByText(refused)).toBeInTheDocument();
  });

  test('a test is sent, and the last deliveries are shown', async () => {
    const deliveries = [
      aWebhookDelivery({ id: 'delivery_3', result: 'given_up', status: null, failure: 'time' }),
      aWebhookDelivery({ id: 'delivery_2', result: 'waiting', status: 500, next_at: '2026-11-20T09:00:00.000Z' }),
      aWebhookDelivery(),
    ];
    const { user, panel } = await open(say.title, { language, answers: { webhooks: [aWebhook()], deliveries } });
    const toggle = panel.getByRole('button', { name: say.deliveries });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    const table = within(await panel.findByRole('table', { name: say.deliveries }));
    for (const outcome of [say.delivered, say.answered, say.gaveUp])
      expect(table.getByText(outcome)).toBeInTheDocument();
    expect(table.getAllByText('CV2611048213K')).toHaveLength(3);
    await user.click(panel.getByRole('button', { name: say.test }));
    expect(await screen.findByText(say.testSent)).toBeInTheDocument();
    expect(sentTo(testWebhook)).toMatchObject([{ params: { id: 'webhook_1' } }]);
  });

  test('without deliveries it says so', async () => {
    const { user, panel } = await open(say.title, { language, answers: { webhooks: [aWebhook()] } });
    await user.click(panel.getByRole('button', { name: say.deliveries }));
    expect(await panel.findByText(say.none)).toBeInTheDocument();
  });

  test('an address is switched off and on', async () => {
    const { user, panel, answers } = await open(say.title, { language, answers: { webhooks: [aWebhook()] } });
    answers.next = { webhooks: [aWebhook({ off: 'shopper' })] };
    await user.click(panel.getByRole('button', { name: say.off }));
    expect(await panel.findByText(say.isOff)).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: say.test })).not.toBeInTheDocument();
    answers.next = { webhooks: [aWebhook()] };
    await user.click(panel.getByRole('button', { name: say.on }));
    expect(await panel.findByRole('button', { name: say.test })).toBeInTheDocument();
    expect(sentTo(changeWebhook)).toMatchObject([{ body: { on: false } }, { body: { on: true } }]);
  });

  test('its address and events are changed, and no secret is shown', async () => {
    const before = aWebhook({ events: ['order.changed', 'goods.arrived'] });
    const { user, panel, answers } = await open(say.title, { language, answers: { webhooks: [before] } });
    const moved = 'https://n8n.example.com/moved';
    answers.next = { webhooks: [{ ...before, url: moved, events: ['order.changed', 'balance.changed'] }] };
    await user.click(panel.getByRole('button', { name: say.change }));
    const dialog = within(await screen.findByRole('dialog', { name: say.changing }));
    const field = await dialog.findByLabelText(say.url);
    expect(field).toHaveValue(url);
    const boxes = dialog.getAllByRole('checkbox');
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, false, true, false, false]);
    await user.clear(field);
    await user.type(field, moved);
    await user.click(boxes[2] ?? expect.fail('too few events'));
    await user.click(dialog.getByRole('checkbox', { name: say.balance }));
    await user.click(dialog.getByRole('button', { name: say.save }));
    expect(await screen.findByText(say.changed)).toBeInTheDocument();
    expect(sentTo(changeWebhook)).toMatchObject([
      { params: { id: before.id }, body: { url: moved, events: ['order.changed', 'balance.changed'] } },
    ]);
    expect(await panel.findByText(moved)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a change that the server refuses is marked, and keeps the dialog', async () => {
    const refused = accountReasons.webhook_refused.text[language];
    const refusing = mockEndpoint(changeWebhookContract, () => {
      throw fail('webhook_refused', { fields: { url: refused } });
    });
    const { user, panel } = await open(say.title, {
      language,
      handlers: [refusing],
      answers: { webhooks: [aWebhook()] },
    });
    await user.click(panel.getByRole('button', { name: say.change }));
    const dialog = within(await screen.findByRole('dialog', { name: say.changing }));
    const field = await dialog.findByLabelText(say.url);
    await user.clear(field);
    await user.type(field, 'https://10.0.0.7/');
    await user.click(dialog.getByRole('button', { name: say.save }));
    expect(await dialog.findByText(refused)).toBeInTheDocument();
    expect(panel.getByText(url)).toBeInTheDocument();
  });

  test('one that was switched off for its failures says why', async () => {
    const { panel } = await open(say.title, { language, answers: { webhooks: [aWebhook({ off: 'failing' })] } });
    expect(panel.getByText(say.failing)).toBeInTheDocument();
  });

  test('a secret is replaced and an address deleted after a question', async () => {
    const { user, panel, answers } = await open(say.title, { language, answers: { webhooks: [aWebhook()] } });
    await user.click(panel.getByRole('button', { name: say.replace }));
    const replacing = within(await screen.findByRole('alertdialog', { name: say.replaceSure }));
    await user.click(replacing.getByRole('button', { name: say.replaceYes }));
    const shown = within(await screen.findByRole('dialog', { name: say.ready }));
    expect(shown.getByRole('textbox', { name: say.secret })).toHaveValue(aMadeWebhook().secret);
    await user.click(shown.getByRole('button', { name: say.done }));
    expect(sentTo(replaceWebhookSecret)).toHaveLength(1);

    answers.next = { webhooks: [] };
    await user.click(await panel.findByRole('button', { name: say.remove }));
    const removing = within(await screen.findByRole('alertdialog', { name: say.removeSure }));
    expect(sentTo(removeWebhook)).toHaveLength(0);
    await user.click(removing.getByRole('button', { name: say.removeYes }));
    expect(await screen.findByText(say.removed)).toBeInTheDocument();
    expect(await panel.findByText(say.empty)).toBeInTheDocument();
  });

  test('five addresses are all', async () => {
    const webhooks = Array.from({ length: maxWebhooks }, (_, index) => aWebhook({ id: `webhook_${index}` }));
    const { panel } = await open(say.title, { language, answers: { webhooks } });
    expect(panel.getByText(say.full)).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: say.add })).not.toBeInTheDocument();
  });
});

test('it is offered again if it cannot be read', async () => {
  let fails = true;
  const failing = mockEndpoint(listWebhooksContract, () => {
    if (fails) throw fail('not_found');
    return { items: [] };
  });
  const { user } = await openPage('/mine/programs', { handlers: [failing] });
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await user.click(again);
  expect(await screen.findByRole('button', { name: 'Add an address' })).toBeInTheDocument();
});
