import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { updatePreferences } from '@caravan/account/contract';
import { updatePreferencesContract } from '@caravan/account/contract/schema';
import { somePreferences } from '@caravan/account/contract/testing';
import { consoleCoreFeature } from '@caravan/console-core';
import { useLazySlot, type WebFeature } from '@caravan/web-core';
import { mockEndpoint, renderRoute, sentTo } from '@caravan/web-core/testing';
import { accountConsole } from '../account.console.ts';

const onSaved = vi.fn();
const Page = () => {
  const MailLanguage = useLazySlot('mailLanguage');
  return MailLanguage ? <MailLanguage label="Language of mails" language="en" onSaved={onSaved} /> : null;
};
const host: WebFeature = {
  id: 'host',
  texts: { en: () => Promise.resolve({ texts: {} }), zh: () => Promise.resolve({ texts: {} }) },
  routes: [{ path: '/', layout: 'default', load: () => Promise.resolve({ Page, meta: () => ({ title: 'Host' }) }) }],
};

test('the chosen language of mails is saved', async () => {
  const { user } = await renderRoute({
    features: [consoleCoreFeature, accountConsole, host],
    path: '/',
    loggedIn: true,
    handlers: [mockEndpoint(updatePreferencesContract, () => somePreferences({ language: 'zh' }))],
  });
  const choice = await screen.findByLabelText('Language of mails');
  expect(choice).toHaveValue('en');
  await user.selectOptions(choice, 'zh');
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(sentTo(updatePreferences)).toMatchObject([{ body: { language: 'zh' } }]);
});
