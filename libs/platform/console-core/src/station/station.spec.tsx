import { act, screen, waitFor } from '@testing-library/react';
import { byTurns } from '@caravan/web-core/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { texts as en } from '../i18n/en.ts';
import { texts as zh } from '../i18n/zh.ts';
import { longestScan } from '../keys/read-burst.ts';
import { usStrokes } from '../keys/us-layout.ts';
import { renderPart } from '../testing/render-part.tsx';
import { StationPage } from './station-page.tsx';
import { beepsOf } from './tones.ts';
import { useSignal } from './use-signal.ts';
import { useStationScans } from './use-station-scans.ts';
import { undoMs, useUndo } from './use-undo.ts';

const started: number[] = [];

class FakeAudioContext {
  readonly currentTime = 0;
  readonly state = 'running';
  readonly destination = {};
  createGain() {
    const gain = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined };
    return { gain, connect: () => undefined };
  }
  createOscillator() {
    const frequency = { value: 0 };
    return {
      type: 'sine',
      frequency,
      connect: (volume: object) => volume,
      start: () => void started.push(frequency.value),
      stop: () => undefined,
    };
  }
  close() {
    return Promise.resolve();
  }
}

beforeEach(() => {
  started.length = 0;
  localStorage.clear();
  vi.stubGlobal('AudioContext', FakeAudioContext);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const scan = (text: string): void => {
  let at = performance.now();
  const send = (code: string, shiftKey: boolean) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, code, shiftKey });
    Object.defineProperty(event, 'timeStamp', { value: (at += 5) });
    document.body.dispatchEvent(event);
  };
  act(() => {
    for (const { code, shift } of usStrokes(text) ?? []) send(code, shift);
    send('Enter', false);
  });
};

const undone = vi.fn<() => Promise<void>>(() => Promise.resolve());

const ShelfStation = () => {
  const [signal, show] = useSignal();
  const undo = useUndo();
  useStationScans({
    show,
    onCode: ({ kind, code }) => {
      if (kind !== 'item') {
        show('danger', 'Wrong code', code);
        return;
      }
      show('success', 'Put away', code);
      undo.offer({ text: `${code} put away`, undo: undone });
    },
    commands: { undo: () => void undo.run().catch(() => undefined) },
  });
  return (
    <StationPage title="Shelve" backTo="/work/shelve" signal={signal} idle={{ word: 'Scan an item' }} undo={undo}>
      <p>Step</p>
    </StationPage>
  );
};

const signalText = () =>
  screen.getAllByRole('status').find((element) => element.getAttribute('aria-live') === 'assertive')?.textContent;

describe('a station', () => {
  test('says by words and tones what a scan was', async () => {
    await renderPart(ShelfStation);
    expect(signalText()).toBe('Scan an item');
    scan('IT2611048213K');
    expect(signalText()).toBe('Put awayIT2611048213K');
    expect(started).toEqual([880, 1320]);
    scan('CV2611048213K');
    expect(signalText()).toBe('Wrong codeCV2611048213K');
    expect(started.at(-1)).toBe(196);
  });

  test.each(
    byTurns([
      ['en', en.station],
      ['zh', zh.station],
    ] as const),
  )('says in %s that it does not know a command, and that a scan was too long', async (language, texts) => {
    await renderPart(ShelfStation, { language });
    for (const code of ['CMD:PHOTO', 'CMD:DANCE']) {
      scan(code);
      expect(signalText()).toBe(texts.noCommand + texts.noCommandText.replace('{{code}}', code));
    }
    scan('1'.repeat(longestScan + 1));
    expect(signalText()).toBe(texts.tooLong + texts.tooLongText);
  });

  test.each(
    byTurns([
      ['en', en.station],
      ['zh', zh.station],
    ] as const),
  )('is silent on demand, on this device, in %s', async (language, texts) => {
    const { user, unmount } = await renderPart(ShelfStation, { language });
    await user.click(screen.getByRole('button', { name: texts.mute }));
    scan('IT2611048213K');
    expect(started).toEqual([]);
    unmount();
    const again = await renderPart(ShelfStation, { language });
    await again.user.click(screen.getByRole('button', { name: texts.unmute }));
    scan('IT2611048214K');
    expect(started).toEqual([880, 1320]);
  });

  test('takes back the last step once, by button or by the printed command', async () => {
    undone.mockClear();
    const { user } = await renderPart(ShelfStation);
    scan('IT2611048213K');
    expect(screen.getByText('IT2611048213K put away')).toBeVisible();
    await user.click(screen.getByRole('button', { name: en.station.undo }));
    await waitFor(() => expect(screen.queryByText('IT2611048213K put away')).toBeNull());
    scan('IT2611048214K');
    scan('CMD:UNDO');
    await waitFor(() => expect(screen.queryByText('IT2611048214K put away')).toBeNull());
    scan('CMD:UNDO');
    expect(undone).toHaveBeenCalledTimes(2);
  });

  test('keeps a step that could not be taken back', async () => {
    undone.mockRejectedValueOnce(new Error('shipped'));
    const { user } = await renderPart(ShelfStation);
    scan('IT2611048213K');
    await user.click(screen.getByRole('button', { name: en.station.undo }));
    await waitFor(() => expect(screen.getByRole('button', { name: en.station.undo })).not.toHaveAttribute('aria-busy'));
    expect(screen.getByText('IT2611048213K put away')).toBeVisible();
  });

  test('takes nothing back after ten seconds', async () => {
    await renderPart(ShelfStation);
    vi.useFakeTimers();
    scan('IT2611048213K');
    act(() => void vi.advanceTimersByTime(undoMs - 1000));
    expect(screen.getByText('IT2611048213K put away')).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.queryByText('IT2611048213K put away')).toBeNull();
  });
});

test('the tones differ in pitch and rhythm, and idle is silent', () => {
  const tunes = Object.values(beepsOf).map((beeps) => beeps.map(({ hz, atMs, ms }) => `${hz}/${atMs}/${ms}`).join());
  expect(new Set(tunes).size).toBe(tunes.length);
  expect(beepsOf.idle).toEqual([]);
});
