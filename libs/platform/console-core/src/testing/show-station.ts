import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { createElement } from 'react';
import { expect } from 'vitest';
import { fail, inLanguages, type Failure, type Language } from '@caravan/kernel';
import { baseApi, type WebFeature } from '@caravan/web-core';
import { renderRoute, type RenderedRoute } from '@caravan/web-core/testing';
import { consoleCoreFeature } from '../i18n/console-core-texts.ts';
import type { ConsoleFeature } from '../manifest.ts';
import { makeMemoryOutboxStore } from '../outbox/memory-outbox-store.ts';
import { consoleTestLayout, type ConsoleTestLayoutOptions } from './console-test-layout.tsx';
import { fakeOutboxBrowser } from './fake-outbox-browser.ts';

const login: WebFeature = {
  id: 'login-stand-in',
  texts: inLanguages(() => () => Promise.resolve({ texts: {} })),
  routes: [
    {
      path: '/user/login',
      layout: 'login',
      load: () => Promise.resolve({ Page: () => createElement('h1', null, 'Login'), meta: () => ({ title: 'Login' }) }),
    },
  ],
};

type TestDevice = ReturnType<typeof testDevice>;

export interface ShownStation extends RenderedRoute {
  /** Gives the station a code by its field. */
  enter: (code: string) => Promise<void>;
  /** Logs in on the page to which a lost session led, and comes back. */
  logIn: (on: TestDevice) => Promise<void>;
}

/** Renders the pages of these features for their tests. */
export const showsPages = (...features: readonly ConsoleFeature[]) => {
  /** Renders a page. */
  const showPage = (
    path: string,
    handlers: readonly HttpHandler[],
    language: Language = 'en',
    device: ConsoleTestLayoutOptions = {},
  ) =>
    renderRoute({
      features: [consoleCoreFeature, login, ...features],
      path,
      language,
      handlers,
      loggedIn: true,
      appLayout: consoleTestLayout(device),
    });

  /** Renders a station. */
  const showStation = async (...page: Parameters<typeof showPage>): Promise<ShownStation> => {
    const shown = await showPage(...page);
    const { user, store, location, navigate } = shown;
    const [path] = page;
    return {
      ...shown,
      async logIn(on) {
        expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
        expect(location()).toBe(`/user/login?next=${encodeURIComponent(path)}`);
        // Calls that the page still made without a session would end the next one.
        const queries = () => Object.values(store.getState()[baseApi.reducerPath].queries);
        await waitFor(() => expect(queries().filter((one) => one?.status === 'pending')).toEqual([]));
        document.cookie = 'token=again';
        document.cookie = 'is_login=1';
        act(() => void store.dispatch({ type: 'session/loggedIn' }));
        await navigate(path);
        act(() => on.setOnline(true));
      },
      async enter(code) {
        // Pasted, because keys that follow each other quickly are a scan.
        await user.click(await screen.findByRole('textbox', { name: /.+/ }));
        await user.paste(code);
        await user.click(screen.getByRole('button', { name: /^(Enter|确定)$/ }));
      },
    };
  };

  return { showPage, showStation };
};

/** A device with a network that a test cuts, and whose answers it loses. Its `gate` comes before the other handlers. */
export const testDevice = () => {
  const browser = fakeOutboxBrowser();
  let isCut = false;
  let losing: string | undefined;
  /** The idempotency keys of calls whose answers were lost. */
  const lost: (string | null)[] = [];
  const gate = http.all('*/v1/*', ({ request }) => {
    if (isCut) return HttpResponse.error();
    if (losing === undefined || !request.url.includes(losing)) return undefined;
    losing = undefined;
    lost.push(request.headers.get('idempotency-key'));
    return HttpResponse.error();
  });
  return {
    gate,
    lost,
    /** It outlives the page. */
    device: { browser, store: makeMemoryOutboxStore() },
    setOnline: (online: boolean) => {
      isCut = !online;
      if (online) browser.advance(60_000);
      browser.setOnline(online);
    },
    /** Loses the answer of the next call whose address contains this. */
    loseAnswerOf: (path: string) => {
      losing = path;
    },
    /** A server that finds no session; the device sends nothing more until somebody has logged in. */
    endSession: (): Failure => {
      browser.setOnline(false);
      return fail('login_required');
    },
  };
};

/** The station's words, large and small. */
export const signal = (): string =>
  screen.getAllByRole('status').find((element) => element.getAttribute('aria-live') === 'assertive')?.textContent ?? '';
