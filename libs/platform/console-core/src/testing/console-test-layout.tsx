import type { AppLayout, LayoutProps } from '@caravan/web-core';
import { testLayout } from '@caravan/web-core/testing';
import { StaffMeContext, type StaffMe } from '../console-context.ts';
import type { OutboxBrowser } from '../outbox/outbox-browser.ts';
import { OutboxProvider } from '../outbox/outbox-context.tsx';
import { makeMemoryOutboxStore } from '../outbox/memory-outbox-store.ts';
import type { OutboxStore } from '../outbox/outbox-store.ts';
import { fakeOutboxBrowser } from './fake-outbox-browser.ts';

export const testStaff: StaffMe = {
  id: 'staff-1',
  email: 'clerk@caravan.test',
  name: null,
  roles: ['receiver', 'packer'],
};

export interface ConsoleTestLayoutOptions {
  me?: StaffMe;
  /** A store that outlives the page, for tests of a reload. */
  store?: OutboxStore;
  browser?: OutboxBrowser;
}

/** The smallest layout around a page of the console, with what the console gives its pages. */
export const consoleTestLayout = ({
  me = testStaff,
  store = makeMemoryOutboxStore(),
  browser = fakeOutboxBrowser(),
}: ConsoleTestLayoutOptions = {}): AppLayout => {
  const { default: Layout } = testLayout.layouts;
  const ConsoleLayout = ({ children }: LayoutProps) => (
    <StaffMeContext value={me}>
      <OutboxProvider store={store} browser={browser}>
        <Layout>{children}</Layout>
      </OutboxProvider>
    </StaffMeContext>
  );
  return { ...testLayout, layouts: { default: ConsoleLayout, login: ConsoleLayout, bare: ConsoleLayout } };
};
