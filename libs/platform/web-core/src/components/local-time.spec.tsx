import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { WebFeature } from '../manifest.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { BeijingDeadline, LocalDay, LocalTime } from './local-time.tsx';

const evening = '2026-11-20T20:15:00.000Z';
const morning = '2026-11-20T08:05:00.000Z';

const page = () => (
  <>
    <h1>Times</h1>
    <p>
      <BeijingDeadline at={morning} />
    </p>
    <p>
      <BeijingDeadline at={evening} text={(time) => `Reviewed by ${time}.`} />
    </p>
    <p>
      <LocalTime at={evening} text={(time) => `Paid ${time}.`} />
    </p>
    <p>
      <LocalDay at={evening} />
    </p>
  </>
);

const feature: WebFeature = {
  id: 'times',
  uses: ['common'],
  texts: { en: () => Promise.resolve({ texts: {} }), zh: () => Promise.resolve({ texts: {} }) },
  routes: [
    {
      path: '/times',
      layout: 'default',
      load: () => Promise.resolve({ Page: page, meta: () => ({ title: 'Times' }) }),
    },
  ],
};

const times = async (language: 'en' | 'zh', zone: string): Promise<(string | null)[][]> => {
  vi.stubEnv('TZ', zone);
  await renderRoute({ feature, path: '/times', language });
  return screen.getAllByRole('time').map((time) => [time.getAttribute('datetime'), time.textContent]);
};

afterEach(() => vi.unstubAllEnvs());

describe('an instant', () => {
  test('is in local time, a deadline of Beijing with its time there beside it, whose date is shown if it differs', async () => {
    expect(await times('en', 'Europe/Berlin')).toEqual([
      [morning, '20\u00a0Nov\u00a02026,\u00a009:05 (Beijing\u00a016:05)'],
      [evening, 'Reviewed by 20\u00a0Nov\u00a02026,\u00a021:15 (Beijing 21\u00a0Nov\u00a02026,\u00a004:15).'],
      [evening, 'Paid 20\u00a0Nov\u00a02026,\u00a021:15.'],
      [evening, '20\u00a0Nov\u00a02026'],
    ]);
  });

  test('has its parts joined in Chinese, where a line could otherwise end inside a date', async () => {
    const [first, , , day] = await times('zh', 'Europe/Berlin');
    expect(first?.[1]).toBe(
      '2026\u2060年\u206011\u2060月\u206020\u2060日\u00a009:05（北\u2060京\u2060时\u2060间\u00a016:05）',
    );
    expect(day?.[1]).toBe('2026\u2060年\u206011\u2060月\u206020\u2060日');
  });

  test('appears once where both times are the same', async () => {
    const [first] = await times('en', 'Asia/Shanghai');
    expect(first?.[1]).toBe('20\u00a0Nov\u00a02026,\u00a016:05');
  });
});
