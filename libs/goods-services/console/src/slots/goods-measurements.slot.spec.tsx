import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { showsPages, signal } from '@caravan/console-core/testing';
import { StationPage, useSignal, type ConsoleFeature } from '@caravan/console-core';
import { inLanguages } from '@caravan/kernel';
import { fail, measureGoods } from '@caravan/goods-services/contract';
import { measureGoodsContract } from '@caravan/goods-services/contract/staff';
import { aStaffService } from '@caravan/goods-services/contract/testing';
import { aStaffItem } from '@caravan/warehouse-packages/contract/testing/staff';
import { useLazySlot } from '@caravan/web-core';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { describe, expect, it } from 'vitest';
import { goodsServicesConsole } from '../goods-services.console.ts';

const coat = aStaffItem({
  number: 'IT2611048216K',
  measurements: [
    {
      number: 'SV2611MEASURE1',
      note: 'flat on the table',
      measures: [
        { what: 'length', name: '', stated: 500 },
        { what: 'other', name: 'chest width', stated: null },
        { what: 'weight', name: '', stated: 900 },
      ],
    },
  ],
});

/** A station with the goods on its table. */
const Station = () => {
  const [shown, show] = useSignal();
  const [goods, setGoods] = useState(coat);
  const [typed, setTyped] = useState<Record<string, string[]>>({});
  const Measurements = useLazySlot('goodsMeasurements');
  return (
    <StationPage title="Check" backTo="/" signal={shown} idle={{ word: 'Scan', text: 'goods' }} actions={null}>
      {Measurements ? (
        <Measurements
          goods={goods}
          typed={typed}
          onTyped={(number, values) => setTyped((before) => ({ ...before, [number]: values }))}
          onRecorded={(number) =>
            setGoods((before) => ({
              ...before,
              measurements: before.measurements.filter((one) => one.number !== number),
            }))
          }
          say={show}
        />
      ) : null}
    </StationPage>
  );
};
const station: ConsoleFeature = {
  id: 'station-console',
  texts: inLanguages(() => () => Promise.resolve({ texts: {} })),
  routes: [
    {
      path: '/check',
      layout: 'default',
      load: () => Promise.resolve({ Page: Station, meta: () => ({ title: 'Check' }) }),
    },
  ],
};
const { showPage } = showsPages(station, goodsServicesConsole);

const show = (language: 'en' | 'zh' = 'en', refused = false) =>
  showPage(
    '/check',
    [
      mockEndpoint(measureGoodsContract, () => {
        if (refused) throw fail('wrong_state');
        return aStaffService({ kind: 'measurement', status: 'done' });
      }),
    ],
    language,
  );
const measuresSent = () => sentTo(measureGoods).map(({ params, body }) => ({ number: params.number, ...body }));

describe.each(
  byTurns([
    [
      'en',
      {
        length: 'Length',
        weight: 'Weight',
        stated: /^Stated: 500.mm \(50.cm\)$/,
        record: 'Record the measures',
        recorded: 'Measures recorded',
        wrong: /Enter a whole number from 1 to 1,000,000/,
      },
    ],
    [
      'zh',
      {
        length: '长',
        weight: '重量',
        stated: /^标注值：500.mm \(50.cm\)$/,
        record: '登记测量结果',
        recorded: '测量结果已登记',
        wrong: /请输入 1 至 1,000,000 的整数/,
      },
    ],
  ] as const),
)('a measurement in %s', (language, words) => {
  const field = (name: string) => screen.findByRole('textbox', { name });

  it('is recorded by the keys, from field to field', async () => {
    const { user } = await show(language);
    const length = await field(words.length);
    expect(screen.getByText('flat on the table')).toBeVisible();
    expect(length).toHaveAccessibleDescription(words.stated);
    await waitFor(() => expect(length).toHaveFocus());
    await user.type(length, '５05');
    const isLeftAlone = fireEvent.keyDown(length, { key: 'Enter', keyCode: 229 });
    expect(isLeftAlone, 'an input method takes the first Enter').toBe(true);
    await user.type(length, '{Enter}');
    const chest = await field('chest width');
    await waitFor(() => expect(chest).toHaveFocus());
    await user.type(chest, '480{Enter}');
    const weight = await field(words.weight);
    await waitFor(() => expect(weight).toHaveFocus());
    await user.type(weight, '900{Enter}');
    await waitFor(() => expect(signal()).toBe(words.recorded + coat.number));
    await waitFor(() => expect(measuresSent()).toEqual([{ number: 'SV2611MEASURE1', values: [505, 480, 900] }]));
    expect(sentTo(measureGoods)[0]?.idempotencyKey).toMatch(/^[\w-]{22}$/);
    expect(screen.queryByRole('textbox', { name: words.length })).not.toBeInTheDocument();
  });

  it('marks values that are none', async () => {
    const { user } = await show(language);
    const length = await field(words.length);
    await user.type(length, '50.5');
    await user.click(screen.getByRole('button', { name: words.record }));
    await waitFor(() => expect(length).toHaveAccessibleDescription(words.wrong));
    expect(length).toHaveValue('50.5');
    expect(measuresSent()).toEqual([]);
  });
});

it('says that the server refused measures', async () => {
  const { user } = await show('en', true);
  await screen.findByRole('textbox', { name: 'Length' });
  for (const name of ['Length', 'chest width', 'Weight']) await user.type(screen.getByRole('textbox', { name }), '500');
  await user.click(screen.getByRole('button', { name: 'Record the measures' }));
  await waitFor(() => expect(signal()).toContain('Not accepted'));
  expect(signal()).toContain(coat.number);
});
