import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fail, type Handover } from '@caravan/warehouse-packages/contract';
import {
  closeHandoverContract,
  getHandoverContract,
  removeFromHandoverContract,
  scanHandoverContract,
} from '@caravan/warehouse-packages/contract/staff';
import { aHandover } from '@caravan/warehouse-packages/contract/testing/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { showStation } from '../../testing/show-page.ts';

type Handed = Handover['packages'][number];
const handed = (number: string, tracking: string, over: Partial<Handed> = {}): Handed => ({
  number,
  tracking_number: tracking,
  outcome: null,
  reason: null,
  message: null,
  ...over,
});

const show = async (language: 'en' | 'zh' = 'en', packages: Handed[] = []) => {
  let state = aHandover({ packages });
  const keys: (string | null)[] = [];
  const handlers = [
    mockEndpoint(getHandoverContract, () => state),
    mockEndpoint(scanHandoverContract, ({ body }) => {
      if (body.code === 'PK2611AAAAAAA') throw fail('not_packed', { number: body.code });
      state = { ...state, packages: [...state.packages, handed(body.code, body.tracking_number)] };
      return state;
    }),
    mockEndpoint(removeFromHandoverContract, ({ body }) => {
      state = { ...state, packages: state.packages.filter(({ number }) => number !== body.code) };
      return state;
    }),
    mockEndpoint(closeHandoverContract, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      state = {
        ...state,
        closed_at: '2026-11-23T10:00:00.000Z',
        packages: state.packages.map((one, index) =>
          index
            ? { ...one, outcome: 'refused', reason: 'package_cancelled', message: 'Put its goods back' }
            : { ...one, outcome: 'shipped' },
        ),
      };
      return state;
    }),
  ];
  const shown = await showStation(`/handover/${state.id}`, handlers, language);
  return { ...shown, keys };
};

it('takes a package with its tracking number', async () => {
  const { enter } = await show();
  expect(await screen.findByRole('heading', { name: 'Hand-over to China Post' })).toBeVisible();
  await enter('EE123456789CN');
  expect(await screen.findByText('Package first')).toBeVisible();
  await enter('pk2611ready02'.replace('ready02', 'abcdefg'));
  expect(await screen.findByRole('textbox', { name: 'Tracking number of PK2611ABCDEFG' })).toBeVisible();
  await enter('ee 123 456 789 cn');
  expect(await screen.findByText('EE123456789CN')).toBeVisible();
  expect(screen.getByText('PK2611ABCDEFG')).toBeVisible();
});

it('says in Chinese why a package is refused, and takes a package out', async () => {
  const { enter, user } = await show('zh', [handed('PK2611ABCDEFG', 'EE1')]);
  await enter('PK2611AAAAAAA');
  await enter('EE123456789CN');
  expect(await screen.findByText('包裹 PK2611AAAAAAA 尚未打包')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '移出 PK2611ABCDEFG' }));
  await waitFor(() => expect(screen.queryByText('EE1')).not.toBeInTheDocument());
});

it('ships all with one key, and shows what was refused', async () => {
  const { user, keys } = await show('en', [handed('PK2611ABCDEFG', 'EE1'), handed('PK2611ABCDEFH', 'EE2')]);
  await user.click(await screen.findByRole('button', { name: 'Hand over 2 packages' }));
  expect(await screen.findByText('1 package not shipped')).toBeVisible();
  expect(await screen.findByText('Put its goods back')).toBeVisible();
  expect(screen.getByText('Shipped')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Hand over/ })).not.toBeInTheDocument();
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{22}$/)]);
});
