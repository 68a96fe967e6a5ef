import { screen, within } from '@testing-library/react';
import type { PublicTracking } from '@caravan/warehouse-packages/contract';
import { byTurns, joinedDates } from '@caravan/web-core/testing';
import { describe, expect, test } from 'vitest';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { exampleTracking } from '../../mocks/example-packages.ts';
import { openPage } from '../../testing/open-page.ts';

const path = '/track/PK2611A1B2C3D.c2lnbmF0dXJl';

const open = (language: 'en' | 'zh', tracked: PublicTracking | undefined) =>
  openPage({ path, language, loggedIn: false, answers: { tracked } });

describe.each(byTurns(['en', 'zh']))('the public tracking page in %s', (language) => {
  const texts = { en, zh }[language];

  test('shows status, carrier, arrival and progress to a visitor, and stays out of search engines', async () => {
    await open(language, exampleTracking);
    expect(await screen.findByRole('heading', { level: 1, name: /PK2611A1B2C3D/ })).toBeVisible();
    expect(screen.getByText(texts.status.pending_receipt)).toBeVisible();
    expect(screen.getByText('LX123456785CN')).toBeVisible();
    expect(screen.getByRole('link', { name: new RegExp(texts.tracking.follow) })).toHaveAttribute(
      'href',
      'https://track.example/LX123456785CN',
    );
    const stages = within(screen.getByRole('list', { name: texts.tracking.events })).getAllByRole('listitem');
    expect(stages.map((stage) => stage.querySelector('p')?.textContent)).toEqual([
      `${texts.tracking.before} ${texts.journey.stage.departed}`,
      `${texts.tracking.latest} ${texts.journey.stage.arrived}`,
    ]);
    const dates = {
      en: 'Expected between 2 Dec 2026 and 6 Dec 2026.',
      zh: joinedDates('预计 2026年12月2日至 2026年12月6日送达。'),
    };
    expect(screen.getByText(dates[language])).toBeVisible();
    const stops = within(screen.getByRole('list', { name: texts.route.title })).getAllByRole('listitem');
    expect(stops.map((stop) => stop.getAttribute('data-state'))).toEqual(['done', 'done', 'current', 'next']);
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(document.title).toBe(texts.track.title);
  });

  test('says by when the package is sent, and that it has arrived', async () => {
    const { answers, navigate } = await open(language, {
      ...exampleTracking,
      status: 'to_be_delivered',
      dispatch_by: '2026-11-23T09:00:00.000Z',
      arrives: null,
      tracking: null,
    });
    expect(
      await screen.findByText(
        { en: /carrier by 23 Nov 2026/, zh: new RegExp(joinedDates('2026年11月23日前交给承运商')) }[language],
      ),
    ).toBeVisible();
    answers.tracked = { ...exampleTracking, status: 'done', arrives: null };
    await navigate('/track/another.c2lnbmF0dXJl');
    expect(await screen.findByText(texts.track.arrived)).toBeVisible();
  });

  test('a link that does not work says so', async () => {
    await open(language, undefined);
    expect(await screen.findByRole('heading', { name: texts.track.missing.title })).toBeVisible();
  });
});
