import { act, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { byTurns } from '@caravan/web-core/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { texts as en } from '../i18n/en.ts';
import { texts as zh } from '../i18n/zh.ts';
import { fakeScale } from '../testing/fake-scale.ts';
import { renderPart } from '../testing/render-part.tsx';
import { checkWeight } from './check-weight.ts';
import { readHidReport } from './read-hid-report.ts';
import { makeLineSplitter, readSerialLine } from './read-serial-line.ts';
import { makeSteadyJudge, steadyAfter, toGrams, type ScaleReading } from './scale-reading.ts';
import { useScale, type Scale } from './use-scale.ts';
import { WeightField } from './weight-field.tsx';

const weight = (grams: number, steady?: boolean): ScaleReading => ({ kind: 'weight', grams, steady });
const overload: ScaleReading = { kind: 'overload' };
const negative: ScaleReading = { kind: 'negative' };
const report = (...bytes: number[]) => new DataView(Uint8Array.from(bytes).buffer);

describe('a report of a USB scale', () => {
  test.each([
    ['1,240 g, steady', [4, 2, 0, 0xd8, 0x04], weight(1240, true)],
    ['1.24 kg, steady', [4, 3, 0xfe, 124, 0], weight(1240, true)],
    ['12.5 kg while it moves', [3, 3, 0xff, 125, 0], weight(12_500, false)],
    ['2.2 lb', [4, 12, 0xff, 22, 0], weight(998, true)],
    ['35.3 oz', [4, 11, 0xff, 0x61, 0x01], weight(1001, true)],
    ['500 mg, rounded to a gram', [4, 1, 2, 5, 0], weight(1, true)],
    ['zero', [2, 2, 0, 0, 0], weight(0, true)],
    ['overload', [6, 2, 0, 0, 0], overload],
    ['below zero', [5, 2, 0, 9, 0], negative],
    ['a fault', [1, 2, 0, 9, 0], undefined],
    ['carats', [4, 4, 0, 9, 0], undefined],
    ['too short', [4, 2, 0, 9], undefined],
  ])('%s', (_, bytes, reading) => {
    expect(readHidReport(3, report(...bytes))).toEqual(reading);
  });

  test('other than of a weight is ignored', () => {
    expect(readHidReport(1, report(4, 2, 0, 9, 0))).toBeUndefined();
  });
});

describe('a line of a serial scale', () => {
  test.each([
    ['ST,GS,+  1.234kg', weight(1234, true)],
    ['US,GS,+  1.234kg', weight(1234, false)],
    ['ST,NT,+00012.5  g', weight(13, true)],
    ['ST,+0000.50 lb', weight(227, true)],
    ['US,NT,-  0.120kg', negative],
    ['OL,GS,+9999999kg', overload],
    ['S S     100.00 g', weight(100, true)],
    ['S D    1234.5 g', weight(1235, false)],
    ['S +', overload],
    ['S -', negative],
    ['wn00001.23kg', weight(1230)],
    ['ww000860g', weight(860)],
    ['\u0002  1.234 kg\u0003', weight(1234)],
    ['+    2.00 lb', weight(907)],
    ['? 16.0 oz', weight(454, false)],
    ['0.000 kg', weight(0)],
    ['-0.0004 kg', weight(0)],
    ['ERR 6', overload],
    ['hello', undefined],
    ['12.3', undefined],
    ['12.3 m', undefined],
    ['', undefined],
  ])('%j', (line, reading) => {
    expect(readSerialLine(line)).toEqual(reading);
  });

  test('is the same however it arrives in pieces', () => {
    const line = fc.constantFrom('ST,GS,+  1.234kg', 'S D    1234.5 g', 'wn00001.23kg');
    const end = fc.constantFrom('\r\n', '\n', '\r');
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1 }),
        end,
        fc.infiniteStream(fc.integer({ min: 1, max: 9 })),
        (sent, eol, cuts) => {
          const split = makeLineSplitter();
          let rest = sent.map((text) => text + eol).join('');
          const seen: string[] = [];
          while (rest) {
            const size = cuts.next().value;
            seen.push(...split(rest.slice(0, size)));
            rest = rest.slice(size);
          }
          expect(seen).toEqual(sent);
        },
      ),
    );
  });

  test('without an end is dropped before it fills the memory', () => {
    const split = makeLineSplitter();
    expect(split('x'.repeat(10_000))).toEqual([]);
    expect(split('1.234 kg\n')).toEqual(['1.234 kg']);
  });
});

describe('a weight', () => {
  test.each([
    [1.24, 'kg', 1240],
    [1, 'lb', 454],
    [1, 'oz', 28],
    [860, 'g', 860],
    [1499, 'mg', 1],
  ] as const)('%d %s is %d g', (value, unit, grams) => {
    expect(toGrams(value, unit)).toBe(grams);
  });

  test('is steady after equal readings, if the scale does not tell', () => {
    const judge = makeSteadyJudge();
    const steady = [500, 510, 510, 510, 510, 511].map((grams) => {
      const reading = judge(weight(grams));
      return reading.kind === 'weight' && reading.steady;
    });
    expect(steadyAfter).toBe(4);
    expect(steady).toEqual([false, false, false, false, true, false]);
    expect(judge(weight(1, true))).toEqual(weight(1, true));
    expect(judge(overload)).toEqual(overload);
  });

  test.each([
    ['1240', { grams: 1240, unlikely: false }],
    ['１２４０', { grams: 1240, unlikely: false }],
    [' 1,240 g ', { grams: 1240, unlikely: false }],
    ['', { fault: 'required' }],
    ['0', { fault: 'zero' }],
    ['000', { fault: 'zero' }],
    ['1.24', { fault: 'whole' }],
    ['-5', { fault: 'whole' }],
    ['1e3', { fault: 'whole' }],
    ['100001', { fault: 'tooHeavy' }],
    ['9999', { grams: 9999, unlikely: false }],
    ['10000', { grams: 10_000, unlikely: true }],
    ['100', { grams: 100, unlikely: true }],
    ['101', { grams: 101, unlikely: false }],
  ])('typed as %j, with 1,000 g expected', (typed, checked) => {
    expect(checkWeight(typed, 1000)).toEqual(checked);
  });
});

describe('the weight field', () => {
  const open = async (options: { language?: 'en' | 'zh'; scale?: Partial<Scale>; expected?: number } = {}) => {
    const { language = 'en', scale, expected } = options;
    let setScale: (next: Partial<Scale>) => void = () => undefined;
    let value = '';
    let empty: () => void = () => undefined;
    const page = await renderPart(
      () => {
        const [shown, setShown] = useState<Partial<Scale>>(scale ?? {});
        const [typed, setTyped] = useState('');
        setScale = (next) => setShown((before) => ({ ...before, ...next }));
        empty = () => setTyped('');
        value = typed;
        const whole: Scale = {
          state: 'none',
          kinds: [],
          reading: undefined,
          connect: () => Promise.resolve(),
          disconnect: () => Promise.resolve(),
          ...shown,
        };
        return <WeightField value={typed} onChange={setTyped} scale={whole} {...(expected ? { expected } : {})} />;
      },
      { language },
    );
    const weigh = (reading: ScaleReading) => act(() => setScale({ state: 'connected', reading }));
    return {
      ...page,
      weigh,
      value: () => value,
      empty: () => act(() => empty()),
      setScale: (next: Partial<Scale>) => act(() => setScale(next)),
    };
  };

  test.each(
    byTurns([
      ['en', en.scale],
      ['zh', zh.scale],
    ] as const),
  )('takes typed grams and says in %s what is wrong', async (language, texts) => {
    const { user } = await open({ language, expected: 1000 });
    const field = screen.getByRole('textbox', { name: texts.weight });
    await user.type(field, '0');
    expect(field).toBeValid();
    await user.tab();
    expect(field).toHaveAccessibleDescription(texts.zero);
    await user.clear(field);
    await user.type(field, '10000');
    expect(field).toBeValid();
    expect(screen.getByText(texts.unlikely.replace('{{expected}}', '1,000'))).toBeVisible();
  });

  test('takes a steady weight, but not over what was typed', async () => {
    const { user, weigh, value, empty } = await open();
    weigh(weight(500, false));
    expect(value()).toBe('');
    expect(screen.getByText(en.scale.moving)).toBeVisible();
    weigh(weight(510, true));
    expect(value()).toBe('510');
    expect(screen.getByText('Steady: 510 g')).toBeVisible();
    weigh(weight(600, true));
    expect(value()).toBe('600');
    const field = screen.getByRole('textbox');
    await user.clear(field);
    await user.type(field, '777');
    weigh(weight(650, true));
    expect(value()).toBe('777');
    empty();
    weigh(weight(0, true));
    expect(value()).toBe('');
    weigh(weight(650, true));
    expect(value()).toBe('650');
  });

  test('says when the scale is overloaded, below zero or gone, and can always be typed into', async () => {
    const { user, weigh, value, setScale } = await open();
    weigh(overload);
    expect(screen.getByText(en.scale.overload)).toBeVisible();
    weigh(negative);
    expect(screen.getByText(en.scale.negative)).toBeVisible();
    setScale({ state: 'lost', reading: undefined });
    expect(screen.getByText(en.scale.lost)).toBeVisible();
    await user.type(screen.getByRole('textbox'), '900');
    expect(value()).toBe('900');
  });
});

describe('a scale', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'hid');
  });

  const Station = () => {
    const [typed, setTyped] = useState('');
    return <WeightField value={typed} onChange={setTyped} scale={useScale()} />;
  };

  test('that was chosen before connects by itself, fills the field, and is let go', async () => {
    const { device, send, unplug } = fakeScale();
    const { unmount } = await renderPart(Station);
    await screen.findByText(en.scale.connected);
    send(4, 2, 0, 0xd8, 0x04);
    expect(screen.getByRole('textbox')).toHaveValue('1240');
    unplug();
    expect(await screen.findByText(en.scale.lost)).toBeVisible();
    unmount();
    await waitFor(() => expect(device.close).toHaveBeenCalled());
  });

  test('is chosen by a click', async () => {
    const { hid, send } = fakeScale({ known: false });
    const { user } = await renderPart(Station);
    await user.click(await screen.findByRole('button', { name: en.scale.connectUsb }));
    await screen.findByText(en.scale.connected);
    expect(hid.requestDevice).toHaveBeenCalledExactlyOnceWith({ filters: [{ usagePage: 0x8d }] });
    send(3, 3, 0xfe, 124, 0);
    expect(screen.getByText(en.scale.moving)).toBeVisible();
    await user.click(screen.getByRole('button', { name: en.scale.disconnect }));
    expect(screen.getByRole('button', { name: en.scale.connectUsb })).toBeVisible();
  });

  test('that the clerk does not choose leaves typing', async () => {
    const { hid } = fakeScale({ known: false });
    hid.requestDevice.mockResolvedValue([]);
    const { user } = await renderPart(Station);
    await user.click(await screen.findByRole('button', { name: en.scale.connectUsb }));
    expect(await screen.findByText(en.scale.declined)).toBeVisible();
  });
});
