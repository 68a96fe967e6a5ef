import { isComposing } from '@caravan/ui-kit';
import { isControl, isTyping, rememberField, type FieldMemory } from './field-memory.ts';
import { matchShortcut, shortcutName, type Prefix } from './match-shortcut.ts';
import {
  burstGapMs,
  isModifier,
  noBurst,
  readKey,
  readPause,
  type BurstState,
  type KeyPress,
  type Outcome,
} from './read-burst.ts';
import { makeShortcutRegistry, type ShortcutRegistry } from './shortcut-registry.ts';
import { addSlowKey, endedCode, isBegun, noSlowCode } from './slow-code.ts';
import { usCharacter } from './us-layout.ts';

export interface Scan {
  /** As the scanner sent it; `readCode` says what it is. */
  text: string;
  /** When its last key went down: ms of the page's clock. */
  at: number;
}

export interface ScanReceiver {
  /** Returns `false` for a scan that it does not want; the receiver before it gets that scan. */
  onScan: (scan: Scan) => boolean | void;
  /** A scan of more than 4,096 characters was dropped. */
  onTooLong?: (() => void) | undefined;
}

/** The one reader of the window's keys: scans and shortcuts. */
export interface Keyboard {
  /** The receiver that came last gets a scan first. */
  addReceiver: (receiver: ScanReceiver) => () => void;
  shortcuts: ShortcutRegistry;
}

/** A key with what the page looked like when it went down. */
interface PagePress extends KeyPress {
  name: string;
  typing: boolean;
  onControl: boolean;
}

const openDialog = '[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"], dialog[open]';

const actsOnControls = /^(shift\+)?(Enter|Space|Home|End|PageUp|PageDown|Arrow\w+)$/;

const pressOf = (event: KeyboardEvent): PagePress => ({
  at: event.timeStamp,
  code: event.code,
  shift: event.shiftKey,
  modified: event.ctrlKey || event.altKey || event.metaKey,
  held: event.repeat,
  name: shortcutName(event),
  typing: isTyping(event.target),
  onControl: isControl(event.target),
});

/** A key that is no text: in a field, only these run shortcuts. */
const isCommand = ({ name }: PagePress): boolean => name.startsWith('mod+') || name === 'Escape';

/** Reads the keys of a window while anything listens to it. */
export const makeKeyboard = (): Keyboard => {
  const registry = makeShortcutRegistry();
  const receivers: ScanReceiver[] = [];
  let users = 0;
  let state: BurstState<PagePress> = noBurst;
  let memory: FieldMemory | undefined;
  let slow = noSlowCode;
  let prefix: Prefix | undefined;
  let composing = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const swallowed = new Set<string>();

  const active = () => registry.find(document.querySelector(openDialog) ? 'dialog' : 'page');

  const isWanted = (press: PagePress): boolean =>
    isCommand(press) || !(press.typing || (press.onControl && actsOnControls.test(press.name)));

  /** Runs the shortcut of a key; says whether the key has one. */
  const runShortcut = (press: PagePress): boolean => {
    if (!isWanted(press)) return false;
    const shortcuts = active();
    const match = matchShortcut(new Set(shortcuts.keys()), prefix, press.name, press.at);
    prefix = match.kind === 'prefix' ? match.prefix : undefined;
    if (match.kind === 'run') shortcuts.get(match.keys)?.run();
    return match.kind !== 'none';
  };

  const deliver = (scan: Scan): void => {
    for (const receiver of receivers.toReversed()) {
      if (receiver.onScan(scan) !== false) return;
    }
  };

  const act = (outcome: Outcome<PagePress>): void => {
    if (outcome.kind === 'unfinished') return;
    if (outcome.kind === 'keys') {
      if (isBegun(slow)) return;
      for (const press of outcome.presses) {
        // Keys that print nothing run when their event has passed the page, which may have used it.
        if (usCharacter(press.code, press.shift) && !press.modified) runShortcut(press);
      }
      return;
    }
    slow = noSlowCode;
    memory?.restore();
    memory = undefined;
    if (outcome.kind === 'scan') deliver({ text: outcome.text, at: outcome.at });
    if (outcome.kind === 'too-long') receivers.at(-1)?.onTooLong?.();
  };

  const waitForPause = (): void => {
    clearTimeout(pause);
    pause = setTimeout(() => {
      const step = readPause(state);
      state = step.state;
      step.outcomes.forEach(act);
    }, burstGapMs + 1);
  };

  const swallow = (event: KeyboardEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    swallowed.add(event.code);
  };

  /** Whether a letter that waits for the end of a burst may do nothing else meanwhile. */
  const isKept = (press: PagePress): boolean => {
    if (press.typing || press.modified || usCharacter(press.code, press.shift) === undefined) return false;
    // Space presses buttons and scrolls; in the middle of a burst a scanner sent it.
    if (press.code === 'Space' && state.text.length > 1) return true;
    return isWanted(press) && matchShortcut(new Set(active().keys()), prefix, press.name, press.at).kind !== 'none';
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const press = pressOf(event);
    const step = readKey(state, press);
    state = step.state;
    step.outcomes.forEach(act);
    if (step.starts) memory = rememberField(event.target, () => composing);
    waitForPause();
    const code = press.typing ? undefined : endedCode(slow, press);
    if (!isModifier(press.code)) slow = press.typing ? noSlowCode : addSlowKey(slow, press);
    if (code !== undefined && !step.swallow) {
      swallow(event);
      deliver({ text: code, at: press.at });
    } else if (step.swallow) swallow(event);
    else if (isKept(press)) {
      event.preventDefault();
      // Firefox presses a button when Space comes up.
      if (press.code === 'Space') swallowed.add(press.code);
    }
  };

  const onKeyDownAfterPage = (event: KeyboardEvent): void => {
    const press = pressOf(event);
    const isTaken = press.typing ? isComposing({ nativeEvent: event }) : event.isComposing;
    if (event.defaultPrevented || isTaken || isModifier(event.code)) return;
    const waits = usCharacter(press.code, press.shift) !== undefined && !press.modified;
    if (!waits && runShortcut(press)) event.preventDefault();
  };

  const onKeyUp = (event: KeyboardEvent): void => {
    if (swallowed.delete(event.code)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };

  const onComposition = ({ type }: Event): void => {
    composing = type === 'compositionstart';
  };

  const listen = (): void => {
    addEventListener('keydown', onKeyDown, true);
    addEventListener('keydown', onKeyDownAfterPage);
    addEventListener('keyup', onKeyUp, true);
    addEventListener('compositionstart', onComposition, true);
    addEventListener('compositionend', onComposition, true);
  };

  const stop = (): void => {
    removeEventListener('keydown', onKeyDown, true);
    removeEventListener('keydown', onKeyDownAfterPage);
    removeEventListener('keyup', onKeyUp, true);
    removeEventListener('compositionstart', onComposition, true);
    removeEventListener('compositionend', onComposition, true);
    clearTimeout(pause);
    state = noBurst;
    memory = undefined;
    slow = noSlowCode;
    prefix = undefined;
    composing = false;
    swallowed.clear();
  };

  /** Counts the users; the window is read while there is one. */
  const attach = (leave: () => void): (() => void) => {
    users += 1;
    if (users === 1) listen();
    return () => {
      leave();
      users -= 1;
      if (users === 0) stop();
    };
  };

  return {
    addReceiver: (receiver) => {
      receivers.push(receiver);
      return attach(() => receivers.splice(receivers.indexOf(receiver), 1));
    },
    shortcuts: { ...registry, add: (shortcuts, scope) => attach(registry.add(shortcuts, scope)) },
  };
};
