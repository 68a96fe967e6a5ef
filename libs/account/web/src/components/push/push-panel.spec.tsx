import { screen, waitFor } from '@testing-library/react';
import { accountReasons, addPushSubscription, fail, removePushSubscription } from '@caravan/account/contract';
import { addPushSubscriptionContract, listPushSubscriptionsContract } from '@caravan/account/contract/schema';
import { aNewPushSubscription, aPushSubscription, somePushSubscriptions } from '@caravan/account/contract/testing';
import { aUserInfo } from '@caravan/auth/contract/testing';
import { byTurns, mockEndpoint, sentTo } from '@caravan/web-core/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakePush, forgetFakePush, olderKey, serverKey } from '../../testing/fake-push.ts';
import { openPage, type OpenOptions } from '../../testing/open-page.ts';

vi.setConfig({ testTimeout: 20_000 });
afterEach(forgetFakePush);

const words = {
  en: {
    label: /^Notifications on this device/,
    off: 'Your browser will ask for your permission.',
    on: 'They end when you switch them off here or log out.',
    denied: /^Your browser blocks notifications from this site/,
    unsupported: /^This browser cannot receive notifications/,
    switchedOn: 'Notifications are on',
    switchedOff: 'Notifications are off',
    failed: 'Notifications could not be switched on. Please try again later.',
  },
  zh: {
    label: /^在此设备上接收推送/,
    off: '开启时，浏览器会请求您的许可。',
    on: '在此关闭或退出登录后，将不再推送。',
    denied: /^浏览器已禁止本站发送通知/,
    unsupported: /^此浏览器不支持推送/,
    switchedOn: '推送已开启',
    switchedOff: '推送已关闭',
    failed: '推送未能开启，请稍后再试。',
  },
};
const languages = ['en', 'zh'] as const;

const openSetting = (options: OpenOptions = {}) => openPage('/mine/setting', options);
const known = somePushSubscriptions([aPushSubscription()]);
const findSwitch = (name: RegExp) => screen.findByRole('switch', { name });

describe.each(byTurns(languages))('in %s', (language) => {
  const say = words[language];

  test('it is switched on with the keyboard, once the browser has the permission', async () => {
    const push = fakePush();
    const { user } = await openSetting({ language, answers: { next: { push: known } } });
    const toggle = await findSwitch(say.label);
    await waitFor(() => expect(toggle).toBeEnabled());
    expect(toggle).not.toBeChecked();
    expect(screen.getByText(say.off)).toBeVisible();
    toggle.focus();
    await user.keyboard(' ');
    expect(await screen.findByText(say.switchedOn)).toBeVisible();
    expect(sentTo(addPushSubscription).map(({ body }) => body)).toEqual([aNewPushSubscription()]);
    expect(push.subscribed).toBe(serverKey);
    expect(await screen.findByText(say.on)).toBeVisible();
    expect(await findSwitch(say.label)).toBeChecked();
    expect(toggle).toHaveFocus();
  });

  test('it is switched off on the server and in the browser', async () => {
    const push = fakePush({ permission: 'granted', subscribed: serverKey });
    const { user } = await openSetting({ language, answers: { push: known } });
    await screen.findByText(say.on);
    // The server learns the current session and language of the browser.
    await waitFor(() => expect(sentTo(addPushSubscription)).toHaveLength(1));
    await user.click(await findSwitch(say.label));
    expect(await screen.findByText(say.switchedOff)).toBeVisible();
    expect(sentTo(removePushSubscription).map(({ params }) => params)).toEqual([{ id: 'push_subscription_1' }]);
    expect(push.subscribed).toBeNull();
    await waitFor(async () => expect(await findSwitch(say.label)).not.toBeChecked());
  });

  test('a refused permission is explained', async () => {
    fakePush({ answer: 'denied' });
    const { user } = await openSetting({ language });
    await waitFor(async () => expect(await findSwitch(say.label)).toBeEnabled());
    await user.click(await findSwitch(say.label));
    expect(await screen.findByText(say.denied)).toBeVisible();
    expect(await findSwitch(say.label)).toBeDisabled();
    expect(sentTo(addPushSubscription)).toEqual([]);
  });

  test('a browser that cannot receive any says so', async () => {
    await openSetting({ language });
    expect(await screen.findByText(say.unsupported)).toBeVisible();
    expect(await findSwitch(say.label)).toBeDisabled();
  });

  test('a push service that does not answer leaves it off', async () => {
    const push = fakePush({ fails: true });
    const { user } = await openSetting({ language });
    await waitFor(async () => expect(await findSwitch(say.label)).toBeEnabled());
    await user.click(await findSwitch(say.label));
    expect(await screen.findByText(say.failed)).toBeVisible();
    await waitFor(async () => expect(await findSwitch(say.label)).not.toBeChecked());
    expect(push.subscribed).toBeNull();
  });

  test('a refusal of the server leaves it off, here too', async () => {
    const push = fakePush();
    const refused = mockEndpoint(addPushSubscriptionContract, () => {
      throw fail('push_limit');
    });
    const { user } = await openSetting({ language, handlers: [refused] });
    await waitFor(async () => expect(await findSwitch(say.label)).toBeEnabled());
    await user.click(await findSwitch(say.label));
    expect(await screen.findByText(accountReasons.push_limit.text[language])).toBeVisible();
    await waitFor(() => expect(push.subscribed).toBeNull());
    await waitFor(async () => expect(await findSwitch(say.label)).not.toBeChecked());
  });
});

test('a subscription for an older key of the server counts as off and is replaced', async () => {
  const push = fakePush({ permission: 'granted', subscribed: olderKey });
  const { user } = await openSetting({ answers: { push: known } });
  await waitFor(async () => expect(await findSwitch(words.en.label)).toBeEnabled());
  expect(await findSwitch(words.en.label)).not.toBeChecked();
  await user.click(await findSwitch(words.en.label));
  expect(await screen.findByText(words.en.switchedOn)).toBeVisible();
  expect(push.subscribed).toBe(serverKey);
});

test('a subscription of another account counts as off', async () => {
  fakePush({ permission: 'granted', subscribed: serverKey });
  await openSetting();
  await waitFor(async () => expect(await findSwitch(words.en.label)).toBeEnabled());
  expect(await findSwitch(words.en.label)).not.toBeChecked();
  expect(sentTo(addPushSubscription)).toEqual([]);
});

test('a failed list offers to try again', async () => {
  fakePush();
  let fails = true;
  const list = mockEndpoint(listPushSubscriptionsContract, () => {
    if (fails) throw fail('not_found');
    return somePushSubscriptions();
  });
  const { user } = await openSetting({ handlers: [list] });
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await user.click(again);
  expect(await findSwitch(words.en.label)).toBeEnabled();
});

test('staff have no notifications', async () => {
  fakePush();
  await openSetting({ answers: { user: aUserInfo({ role: 'staff' }) } });
  await screen.findByRole('heading', { name: 'Logged-in devices' });
  expect(screen.queryByRole('switch')).toBeNull();
});
