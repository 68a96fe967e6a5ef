import type { LayoutProps } from '@caravan/web-core';
import { startHarness, type HarnessOptions } from '@caravan/web-core/dev';
import { StaffMeContext, type StaffMe } from '../console-context.ts';
import { consoleCoreFeature } from '../i18n/console-core-texts.ts';
import { OutboxProvider } from '../outbox/outbox-context.tsx';

const owner: StaffMe = { id: 'staff-1', email: 'owner@caravan.test', roles: ['owner'] };

const AroundConsole = ({ children }: LayoutProps) => (
  <StaffMeContext value={owner}>
    <OutboxProvider>{children}</OutboxProvider>
  </StaffMeContext>
);

/** Shows the console part of one feature in a browser on its mocks, for an owner. */
export const startConsoleHarness = (options: Pick<HarnessOptions, 'feature' | 'pages' | 'handlers'>): Promise<void> => {
  document.cookie = 'token=harness; path=/';
  document.cookie = 'is_login=1; path=/';
  return startHarness({ ...options, more: [consoleCoreFeature], Around: AroundConsole });
};
