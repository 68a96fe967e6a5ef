import { consoleCoreFeature } from '@caravan/console-core';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { authReasons, confirmSession, fail } from '@caravan/auth/contract';
import { confirmSessionContract } from '@caravan/auth/contract/staff';
import type { WebFeature } from '@caravan/web-core';
import { useLazySlot } from '@caravan/web-core';
import { byTurns, mockEndpoint, mockServer, renderRoute, sentTo } from '@caravan/web-core/testing';
import { authConsole } from '../auth.console.ts';
import { authStaffHandlers } from '../mocks/auth.handlers.ts';

const Page = () => {
  const Slot = useLazySlot('confirmCode');
  const [isOpen, setOpen] = useState(true);
  return Slot ? <Slot open={isOpen} onClose={() => setOpen(false)} /> : null;
};
const host: WebFeature = {
  id: 'host',
  texts: { en: () => Promise.resolve({ texts: {} }), zh: () => Promise.resolve({ texts: {} }) },
  routes: [{ path: '/', layout: 'default', load: () => Promise.resolve({ Page, meta: () => ({ title: 'Host' }) }) }],
};

test.each(
  byTurns([
    ['en', 'Please confirm', 'Code', 'Confirm', 'Confirmed for ten minutes. Please repeat the step.'],
    ['zh', '请确认', '验证码', '确认', '已确认，十分钟内有效。请重新执行刚才的操作。'],
  ] as const),
)('in %s a code confirms the session', async (language, title, code, submit, done) => {
  const { user } = await renderRoute({
    features: [consoleCoreFeature, authConsole, host],
    path: '/',
    language,
    loggedIn: true,
    handlers: authStaffHandlers(),
  });
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  await user.type(screen.getByLabelText(code), '123456');
  await user.click(screen.getByRole('button', { name: submit }));
  expect(await screen.findByText(done)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sentTo(confirmSession)).toMatchObject([{ body: { code: '123456' } }]);
});

test('a wrong code is marked, and the dialog stays', async () => {
  const { user } = await renderRoute({
    features: [consoleCoreFeature, authConsole, host],
    path: '/',
    loggedIn: true,
    handlers: authStaffHandlers(),
  });
  mockServer.use(
    mockEndpoint(confirmSessionContract, () => {
      throw fail('code_wrong', { fields: { code: authReasons.code_wrong.text.en } });
    }),
  );
  await user.type(await screen.findByLabelText('Code'), '000000{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/This code is wrong/));
  expect(screen.getByRole('dialog', { name: 'Please confirm' })).toBeVisible();
});
