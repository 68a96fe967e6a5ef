import type { LayoutProps } from '@caravan/web-core';
import type { HarnessOptions } from '@caravan/web-core/dev';
import { StaffMeContext, type StaffMe } from '../console-context.ts';
import { consoleCoreFeature } from '../i18n/console-core-texts.ts';
import { OutboxProvider } from '../outbox/outbox-context.tsx';

const owner: StaffMe = { id: 'staff-1', email: 'owner@caravan.test', name: null, roles: ['owner'] };

const AroundConsole = ({ children }: LayoutProps) => (
  <StaffMeContext value={owner}>
    <OutboxProvider>{children}</OutboxProvider>
  </StaffMeContext>
);

/** The console part of one feature on its mocks, for an owner. */
export const consoleHarness = (
  options: Pick<HarnessOptions, 'feature' | 'pages' | 'visitorPages' | 'handlers'>,
): HarnessOptions => ({
  ...options,
  more: [consoleCoreFeature],
  Around: AroundConsole,
  loggedIn: true,
});
