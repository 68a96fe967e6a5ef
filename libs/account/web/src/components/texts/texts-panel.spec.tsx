import { screen, waitFor, within } from '@testing-library/react';
import {
  accountReasons,
  changeTextEvents,
  confirmTextPhone,
  fail,
  removeTextPhone,
  setTextPhone,
} from '@caravan/account/contract';
import { confirmTextPhoneContract, getTextsContract, setTextPhoneContract } from '@caravan/account/contract/schema';
import { someTexts } from '@caravan/account/contract/testing';
import { aUserInfo } from '@caravan/auth/contract/testing';
import { byTurns, mockEndpoint, sentTo } from '@caravan/web-core/testing';
import { describe, expect, test, vi } from 'vitest';
import { openPage, type OpenOptions } from '../../testing/open-page.ts';

vi.setConfig({ testTimeout: 20_000 });

const words = {
  en: {
    title: 'Text messages',
    number: 'Phone number for text messages',
    send: 'Send me a code',
    code: 'Code from the text message',
    confirm: 'Confirm the number',
    again: 'Send another code',
    unconfirmed: 'Not confirmed yet',
    parcel: 'a parcel is on its way',
    remove: 'Delete the number',
    change: 'Change the number',
    cancel: 'Cancel',
  },
  zh: {
    title: '短信通知',
    number: '接收短信的手机号码',
    send: '获取验证码',
    code: '短信验证码',
    confirm: '确认号码',
    again: '重新获取',
    unconfirmed: '待确认',
    parcel: '包裹已发出',
    remove: '删除号码',
    change: '更换号码',
    cancel: '取消',
  },
  de: {
    title: 'SMS',
    number: 'Telefonnummer für SMS',
    send: 'Code senden',
    code: 'Code aus der SMS',
    confirm: 'Nummer bestätigen',
    again: 'Neuen Code senden',
    unconfirmed: 'Noch nicht bestätigt',
    parcel: 'ein Paket unterwegs ist',
    remove: 'Nummer löschen',
    change: 'Nummer ändern',
    cancel: 'Abbrechen',
  },
};

const number = '+436641234567';
const chosen = { parcel_sent: true, question: true, payment: true, storage: true, disposal: true };
const unconfirmed = someTexts({
  phone: { number, confirmed: false, code_expires_at: '2026-11-20T08:10:00.000Z' },
  events: chosen,
});
const confirmed = someTexts({ phone: { number, confirmed: true, code_expires_at: null }, events: chosen });

const open = async (title: string, options: OpenOptions) => {
  const page = await openPage('/mine/setting', options);
  return { ...page, panel: within(await screen.findByRole('region', { name: title })) };
};

describe.each(byTurns(['en', 'zh', 'de'] as const))('in %s', (language) => {
  const say = words[language];

  test('a number is set and confirmed with the keyboard alone', async () => {
    const { user, panel, answers } = await open(say.title, {
      language,
      answers: { texts: someTexts(), next: { texts: unconfirmed } },
    });
    (await panel.findByRole('textbox', { name: say.number })).focus();
    await user.keyboard('0664 1234567{Enter}');
    const code = await panel.findByRole('textbox', { name: say.code });
    await waitFor(() => expect(code).toHaveFocus());
    expect(panel.getByText(say.unconfirmed)).toBeVisible();
    expect(sentTo(setTextPhone).map(({ body }) => body)).toEqual([{ number: '0664 1234567' }]);
    answers.next = { texts: confirmed };
    await user.keyboard('123 456{Enter}');
    const parcel = await panel.findByRole('checkbox', { name: say.parcel });
    await waitFor(() => expect(parcel).toHaveFocus());
    expect(parcel).toBeChecked();
    expect(sentTo(confirmTextPhone).map(({ body }) => body)).toEqual([{ code: '123 456' }]);
    answers.next = { texts: { ...confirmed, events: { ...chosen, parcel_sent: false } } };
    await user.keyboard(' ');
    await waitFor(() => expect(parcel).not.toBeChecked());
    await waitFor(() => expect(sentTo(changeTextEvents).map(({ body }) => body)).toEqual([{ parcel_sent: false }]));
  });

  test('it is changed, or kept, and deleted', async () => {
    const { user, panel } = await open(say.title, {
      language,
      answers: { texts: confirmed, next: { texts: someTexts() } },
    });
    await user.click(await panel.findByRole('button', { name: say.change }));
    await waitFor(() => expect(panel.getByRole('textbox', { name: say.number })).toHaveFocus());
    await user.click(panel.getByRole('button', { name: say.cancel }));
    await user.click(await panel.findByRole('button', { name: say.remove }));
    await waitFor(() => expect(sentTo(removeTextPhone)).toHaveLength(1));
    await waitFor(() => expect(panel.getByRole('textbox', { name: say.number })).toHaveFocus());
    await waitFor(() => expect(panel.queryByText(number)).toBeNull());
  });
});

test('refusals are shown at their fields', async () => {
  const refused = mockEndpoint(setTextPhoneContract, () => {
    throw fail('phone_not_served', { fields: { number: accountReasons.phone_not_served.text.en } });
  });
  const { user, panel } = await open('Text messages', { answers: { texts: someTexts() }, handlers: [refused] });
  await user.type(await panel.findByRole('textbox'), '+86 139 1234 5678{Enter}');
  await waitFor(() => expect(panel.getByRole('textbox')).toHaveAccessibleDescription(/We cannot send/));
});

test('a wrong code is said, and another one is sent to the same number', async () => {
  const wrong = mockEndpoint(confirmTextPhoneContract, () => {
    throw fail('text_code_wrong', { fields: { code: accountReasons.text_code_wrong.text.en } });
  });
  const { user, panel } = await open('Text messages', { answers: { texts: unconfirmed }, handlers: [wrong] });
  await user.type(await panel.findByRole('textbox'), '000000{Enter}');
  await waitFor(() =>
    expect(panel.getByRole('textbox')).toHaveAccessibleDescription(
      expect.stringContaining(accountReasons.text_code_wrong.text.en) as string,
    ),
  );
  await user.click(panel.getByRole('button', { name: 'Send another code' }));
  await waitFor(() => expect(sentTo(setTextPhone).map(({ body }) => body)).toEqual([{ number }]));
});

test('a number that is left in a shop without text messages can be deleted', async () => {
  const { panel } = await open('Text messages', { answers: { texts: { ...confirmed, offered: false } } });
  expect(panel.getByText('We send no text messages at the moment.')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Delete the number' })).toBeVisible();
  expect(panel.queryByRole('checkbox')).toBeNull();
});

test('staff have no panel', async () => {
  await openPage('/mine/setting', { answers: { texts: someTexts(), user: aUserInfo({ role: 'staff' }) } });
  await screen.findByRole('heading', { name: 'Settings' });
  expect(screen.queryByRole('region', { name: 'Text messages' })).toBeNull();
});

test('without a gateway the page is as before', async () => {
  await openPage('/mine/setting');
  await screen.findByRole('region', { name: 'Calendar' });
  expect(screen.queryByRole('region', { name: 'Text messages' })).toBeNull();
});

test('it is offered again if it cannot be read', async () => {
  let fails = true;
  const failing = mockEndpoint(getTextsContract, () => {
    if (fails) throw fail('not_found');
    return someTexts();
  });
  const { user } = await openPage('/mine/setting', { handlers: [failing] });
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await user.click(again);
  expect(await screen.findByRole('textbox', { name: 'Phone number for text messages' })).toBeVisible();
});
