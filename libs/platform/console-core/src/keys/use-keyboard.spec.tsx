import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useActiveShortcuts, useScanner, useShortcuts, type UseScannerOptions } from './use-keyboard.ts';
import { usStrokes } from './us-layout.ts';
import type { Shortcuts } from './shortcut-registry.ts';

let now = 0;

interface Stroke extends KeyboardEventInit {
  code: string;
}

/** Writes into a field as the browser does, past React, which notices by the event. */
const write = (field: HTMLInputElement, text: string): void => {
  const { value, selectionStart: start, selectionEnd: end } = field;
  const place = start ?? value.length;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  set?.call(field, value.slice(0, place) + text + value.slice(end ?? value.length));
  if (start !== null) field.setSelectionRange(place + text.length, place + text.length);
};

/** Presses a key `after` ms later, and types its letter if nothing prevents it. */
const strike = (target: Element, { code, ...init }: Stroke, after: number): KeyboardEvent => {
  now += after;
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, code, ...init });
  Object.defineProperty(event, 'timeStamp', { value: now });
  act(() => {
    if (after > 40) vi.advanceTimersByTime(after);
    target.dispatchEvent(event);
    if (!event.defaultPrevented && target instanceof HTMLInputElement && init.key?.length === 1) {
      write(target, init.key);
      target.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  });
  act(() => void target.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true, cancelable: true, code, ...init })));
  return event;
};

const focused = (): Element => document.activeElement ?? document.body;

const scan = (text: string, { end = 'Enter', ...init }: Partial<Stroke> & { end?: string } = {}): KeyboardEvent => {
  [...text].forEach((key, index) => {
    const [stroke] = usStrokes(key) ?? [];
    if (!stroke) throw new Error(`no key for ${key}`);
    strike(focused(), { key, shiftKey: stroke.shift, ...init, code: stroke.code }, index === 0 ? 1000 : 8);
  });
  return strike(focused(), { key: end, ...init, code: end }, 8);
};

const type = (key: string, init: Partial<Stroke> = {}): KeyboardEvent => {
  const [stroke] = key.length === 1 ? (usStrokes(key) ?? []) : [];
  const event = strike(focused(), { key, shiftKey: stroke?.shift ?? false, code: stroke?.code ?? key, ...init }, 200);
  act(() => void vi.advanceTimersByTime(41));
  return event;
};

beforeEach(() => {
  now = 0;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

interface StationProps extends UseScannerOptions {
  onScan?: (text: string) => boolean | void;
  shortcuts?: Shortcuts;
  onEnter?: () => void;
  children?: React.ReactNode;
}

const Station = ({ onScan = () => undefined, shortcuts = {}, onEnter, children, ...options }: StationProps) => {
  const [note, setNote] = useState('fragile');
  useScanner(({ text }) => onScan(text), options);
  useShortcuts(shortcuts);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onEnter?.();
      }}
    >
      <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <input aria-label="Weight" type="number" defaultValue="120" />
      <input aria-label="Checked" type="checkbox" />
      <button type="button" onClick={onEnter}>
        Save
      </button>
      {children}
    </form>
  );
};

const note = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' });

describe('a scan', () => {
  test('arrives wherever the focus is', () => {
    const onScan = vi.fn();
    render(<Station onScan={onScan} />);
    scan('IT2611048213K');
    act(() => screen.getByRole('button').focus());
    scan('BN-A-01', { end: 'Tab' });
    expect(onScan.mock.calls).toEqual([['IT2611048213K'], ['BN-A-01']]);
  });

  test('by a slow hand outside fields is one code, whose letters are no shortcuts', () => {
    const onScan = vi.fn();
    const onSave = vi.fn();
    const onEnter = vi.fn();
    render(<Station onScan={onScan} onEnter={onEnter} shortcuts={{ e: { label: 'Save', run: onSave } }} />);
    const typeSlowly = (text: string, gap = 150) => {
      for (const key of text) {
        const [stroke] = usStrokes(key) ?? [];
        strike(focused(), { key, shiftKey: stroke?.shift ?? false, code: stroke?.code ?? '' }, gap);
      }
      return strike(focused(), { key: 'Enter', code: 'Enter' }, gap);
    };
    act(() => screen.getByRole('button').focus());
    expect(typeSlowly('IT26110e8213K').defaultPrevented).toBe(true);
    expect(onScan).toHaveBeenCalledExactlyOnceWith('IT26110e8213K');
    expect([onSave, onEnter].map(({ mock }) => mock.calls)).toEqual([[], []]);
    typeSlowly('IT26110E8213K', 250);
    typeSlowly('jjjj');
    act(() => note().focus());
    typeSlowly('IT2611048213K');
    expect(onScan).toHaveBeenCalledOnce();
  });

  test('is taken out of the field again, with its selection, and the page sees no Enter', () => {
    const onScan = vi.fn();
    const onEnter = vi.fn();
    render(<Station onScan={onScan} onEnter={onEnter} />);
    act(() => note().focus());
    note().setSelectionRange(2, 4);
    const end = scan('CV2611048213K');
    expect(onScan).toHaveBeenCalledExactlyOnceWith('CV2611048213K');
    expect(note()).toHaveValue('fragile');
    expect([note().selectionStart, note().selectionEnd]).toEqual([2, 4]);
    expect(end.defaultPrevented).toBe(true);
    expect(onEnter).not.toHaveBeenCalled();
  });

  test('keeps what was typed before it', () => {
    render(<Station />);
    act(() => note().focus());
    note().setSelectionRange(7, 7);
    type('!');
    scan('CV2611048213K');
    expect(note()).toHaveValue('fragile!');
  });

  test('into a number field, which has no selection, leaves its number', () => {
    render(<Station />);
    const weight = screen.getByRole<HTMLInputElement>('spinbutton');
    act(() => weight.focus());
    let seen = '';
    weight.addEventListener('input', () => (seen ||= weight.value));
    scan('6901234567892');
    expect(seen).toBe('1206');
    expect(weight).toHaveValue(120);
  });

  test('is read by the place of its keys under a Chinese input method', () => {
    const onScan = vi.fn();
    render(<Station onScan={onScan} />);
    act(() => note().focus());
    act(() => void note().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true })));
    for (const [index, { code, shift }] of (usStrokes('IT2611') ?? []).entries()) {
      strike(note(), { code, shiftKey: shift, key: 'Process', keyCode: 229, isComposing: true }, index ? 8 : 500);
    }
    strike(note(), { code: 'Enter', key: 'Process', keyCode: 229, isComposing: true }, 8);
    // The input method writes what it has read when Enter ends it.
    act(() => {
      note().setRangeText('it2611');
      note().dispatchEvent(new InputEvent('input', { bubbles: true }));
      note().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
      vi.advanceTimersByTime(0);
    });
    expect(onScan).toHaveBeenCalledExactlyOnceWith('IT2611');
    expect(note()).toHaveValue('fragile');
  });

  test('leaves the field alone although the input method never ends', () => {
    render(<Station />);
    act(() => note().focus());
    act(() => void note().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true })));
    scan('IT2611', { isComposing: true });
    act(() => void vi.advanceTimersByTime(150));
    expect(note()).toHaveValue('fragile');
    expect(note()).toHaveFocus();
  });

  test('twice at once arrives once, and leaves the field clean both times', () => {
    const onScan = vi.fn();
    render(<Station onScan={onScan} />);
    act(() => note().focus());
    scan('CV26');
    now -= 990;
    scan('CV26');
    expect(onScan).toHaveBeenCalledOnce();
    expect(note()).toHaveValue('fragile');
  });

  test('of more than 4,096 characters is dropped with a signal', () => {
    const onScan = vi.fn();
    const onTooLong = vi.fn();
    render(<Station onScan={onScan} onTooLong={onTooLong} />);
    act(() => note().focus());
    for (let index = 0; index < 4097; index += 1) strike(note(), { code: 'KeyA' }, index ? 1 : 500);
    strike(note(), { code: 'Enter', key: 'Enter' }, 1);
    expect(onTooLong).toHaveBeenCalledOnce();
    expect(onScan).not.toHaveBeenCalled();
    expect(note()).toHaveValue('fragile');
  });

  test('goes to the part that came last, unless that part leaves it', () => {
    const page = vi.fn();
    const dialog = vi.fn((text: string) => text.startsWith('BN'));
    const Bins = () => {
      useScanner(({ text }) => dialog(text));
      return null;
    };
    const { rerender } = render(<Station onScan={page} />);
    rerender(
      <Station onScan={page}>
        <Bins />
      </Station>,
    );
    scan('BN-A-01');
    scan('IT2611');
    expect(page.mock.calls).toEqual([['IT2611']]);
    expect(dialog).toHaveBeenCalledTimes(2);
  });

  test('goes to no part that takes none, or that is gone', () => {
    const onScan = vi.fn();
    const { rerender, unmount } = render(<Station onScan={onScan} enabled={false} />);
    scan('IT2611');
    rerender(<Station onScan={onScan} enabled />);
    scan('IT2612');
    unmount();
    scan('IT2613');
    expect(onScan.mock.calls).toEqual([['IT2612']]);
  });
});

describe('shortcuts', () => {
  const run = () => {
    const done: string[] = [];
    const entry = (keys: string) => [keys, { label: `Do ${keys}`, run: () => void done.push(keys) }] as const;
    const shortcuts = Object.fromEntries(['j', 'e', 'g b', 'mod+k', 'Escape', '/', '?', 'Enter'].map(entry));
    return { done, shortcuts };
  };

  test('run when no scan can follow, and a scan runs none', () => {
    const { done, shortcuts } = run();
    render(<Station shortcuts={shortcuts} />);
    const waiting = strike(document.body, { code: 'KeyJ', key: 'j' }, 200);
    expect(waiting.defaultPrevented).toBe(true);
    expect(done).toEqual([]);
    act(() => void vi.advanceTimersByTime(41));
    expect(done).toEqual(['j']);
    scan('jejeje');
    act(() => void vi.advanceTimersByTime(100));
    expect(done).toEqual(['j']);
  });

  test('can be sequences, signs, and keys with Ctrl', () => {
    const { done, shortcuts } = run();
    render(<Station shortcuts={shortcuts} />);
    ['g', 'b', '/', '?'].forEach((key) => type(key));
    type('k', { code: 'KeyK', ctrlKey: true });
    type('Escape');
    expect(done).toEqual(['g b', '/', '?', 'mod+k', 'Escape']);
  });

  test('do not run while typing, except Escape and those with Ctrl', () => {
    const { done, shortcuts } = run();
    render(<Station shortcuts={shortcuts} />);
    act(() => note().focus());
    ['j', '/', 'Enter'].forEach((key) => type(key));
    expect(note().value).toContain('j/');
    type('k', { code: 'KeyK', ctrlKey: true });
    type('Escape');
    expect(done).toEqual(['mod+k', 'Escape']);
  });

  test('leave Escape to an input method, also to that of Safari, which has ended its composition', () => {
    const { done, shortcuts } = run();
    render(<Station shortcuts={shortcuts} />);
    act(() => note().focus());
    type('Escape', { code: 'Escape', keyCode: 229 });
    type('Escape', { code: 'Escape', isComposing: true });
    expect(done).toEqual([]);
  });

  test('leave Enter to the button that has the focus, and letters work on a checkbox', () => {
    const { done, shortcuts } = run();
    render(<Station shortcuts={shortcuts} />);
    act(() => screen.getByRole('button').focus());
    type('Enter');
    expect(done).toEqual([]);
    act(() => screen.getByRole('checkbox').focus());
    type('j');
    act(() => screen.getByRole('checkbox').blur());
    type('Enter');
    expect(done).toEqual(['j', 'Enter']);
  });

  test('of the page rest while a dialog is open; those of the dialog run', () => {
    const { done, shortcuts } = run();
    const InDialog = () => {
      useShortcuts({ y: { label: 'Yes', run: () => void done.push('y') } }, { scope: 'dialog' });
      return <div role="dialog" data-state="open" aria-label="Sure" />;
    };
    render(
      <Station shortcuts={shortcuts}>
        <InDialog />
      </Station>,
    );
    ['j', 'y', 'Escape'].forEach((key) => type(key));
    expect(done).toEqual(['y']);
  });

  test('that another part has used up do not run again', () => {
    const { done, shortcuts } = run();
    render(<Station shortcuts={shortcuts} />);
    note().addEventListener('keydown', (event) => event.preventDefault());
    act(() => note().focus());
    type('Escape');
    expect(done).toEqual([]);
  });

  test('are listed as long as they hold', () => {
    const { shortcuts } = run();
    const List = () => (
      <ul>
        {useActiveShortcuts().map(({ keys, label }) => (
          <li key={keys}>{`${keys}: ${label}`}</li>
        ))}
      </ul>
    );
    const page = (shown: Shortcuts) => (
      <>
        <Station shortcuts={shown} />
        <List />
      </>
    );
    const { rerender } = render(page(shortcuts));
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
    expect(screen.getByText('g b: Do g b')).toBeVisible();
    rerender(page({ e: { label: 'Pack', run: () => undefined } }));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['e: Pack']);
  });

  test('run what they do now, not what they did when they came', () => {
    const done: number[] = [];
    const at = (count: number) => ({ j: { label: 'Next', run: () => void done.push(count) } });
    const { rerender } = render(<Station shortcuts={at(1)} />);
    rerender(<Station shortcuts={at(2)} />);
    type('j');
    expect(done).toEqual([2]);
  });
});
