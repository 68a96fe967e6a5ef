import { consoleCoreFeature } from '@caravan/console-core';
import { consoleTestLayout, testStaff } from '@caravan/console-core/testing';
import type { StaffRole } from '@caravan/kernel';
import { useLazySlot, type WebFeature } from '@caravan/web-core';
import { renderRoute, type RenderRouteOptions } from '@caravan/web-core/testing';
import { customsConsole } from '../customs.console.ts';
import { customsHandlers } from '../mocks/customs.handlers.ts';

type SlotName = 'packageDeclaration' | 'packagePapers';

/** A page with nothing but the slot. */
const hostOf = (name: SlotName): WebFeature => {
  const Page = () => {
    const Slot = useLazySlot(name);
    return (
      <>
        <h1>Package</h1>
        {Slot ? <Slot number="PK2611A1B2C3D" /> : null}
      </>
    );
  };
  return {
    id: 'host',
    texts: { en: () => Promise.resolve({ texts: {} }), zh: () => Promise.resolve({ texts: {} }) },
    routes: [{ path: '/', layout: 'default', load: () => Promise.resolve({ Page, meta: () => ({ title: 'Host' }) }) }],
  };
};

/** Shows a slot of customs to staff with this role. */
export const showSlot = (
  name: SlotName,
  role: StaffRole,
  language: 'en' | 'zh',
  handlers: RenderRouteOptions['handlers'] = customsHandlers(),
) =>
  renderRoute({
    features: [consoleCoreFeature, customsConsole, hostOf(name)],
    path: '/',
    language,
    loggedIn: true,
    handlers,
    appLayout: consoleTestLayout({ me: { ...testStaff, roles: [role] } }),
  });
