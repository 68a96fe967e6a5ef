type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isTextControl = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** The state of a field before a burst. */
export interface FieldMemory {
  /** Puts the field back, also if an input method still writes the burst into it. */
  restore: () => void;
}

const selectionOf = (field: TextControl): [start: number, end: number] | undefined => {
  // Fields for numbers and e-mail addresses have no selection; some browsers throw.
  try {
    const { selectionStart, selectionEnd } = field;
    return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
  } catch {
    return undefined;
  }
};

/** Writes a value as if it was typed: React's `onChange` hears of it. */
const writeValue = (field: TextControl, value: string): void => {
  if (field.value === value) return;
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** How long an input method may take to end its composition by itself, in ms. */
const compositionMs = 150;

/** Restores again when the input method has written its text. */
const afterComposition = (field: TextControl, restore: () => void): void => {
  const finish = (): void => {
    field.removeEventListener('compositionend', settle);
    clearTimeout(timer);
    restore();
  };
  // Browsers differ in which comes last, the end of the composition or its input.
  const settle = (): void => void setTimeout(finish);
  const timer = setTimeout(() => {
    // Leaving a field ends its composition in every browser.
    if (document.activeElement === field) {
      field.blur();
      field.focus();
    }
    finish();
  }, compositionMs);
  field.addEventListener('compositionend', settle);
};

const textMemory = (field: TextControl, isComposing: () => boolean): FieldMemory => {
  const { value } = field;
  const selection = selectionOf(field);
  const restore = (): void => {
    writeValue(field, value);
    if (selection && selectionOf(field)) field.setSelectionRange(...selection);
  };
  return {
    restore: () => {
      if (isComposing()) afterComposition(field, restore);
      else restore();
    },
  };
};

const selectMemory = (field: HTMLSelectElement): FieldMemory => {
  const { selectedIndex } = field;
  return {
    restore: () => {
      if (field.selectedIndex === selectedIndex) return;
      field.selectedIndex = selectedIndex;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
};

/**
 * Remembers the field that has the focus; undefined if keys do not change the focused element. `isComposing` says, when
 * the field is restored, whether an input method is at work in it.
 */
export const rememberField = (target: EventTarget | null, isComposing: () => boolean): FieldMemory | undefined => {
  if (target instanceof HTMLSelectElement) return selectMemory(target);
  return isTextControl(target) && !target.readOnly ? textMemory(target, isComposing) : undefined;
};

const notTyped = 'button, checkbox, color, file, image, radio, range, reset, submit'.split(', ');

/** Whether letters on this element are text. */
export const isTyping = (target: EventTarget | null): boolean => {
  if (target instanceof HTMLInputElement) return !notTyped.includes(target.type);
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLElement && target.isContentEditable;
};

const roles =
  'button, checkbox, combobox, link, menu, menuitem, option, radio, slider, spinbutton, switch, tab, textbox';
const controls = `a[href], button, input, select, textarea, summary, ${roles.replaceAll(/\w+/g, '[role=$&]')}`;

/** Whether Enter, Space and arrows have a meaning on this element. */
export const isControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches(controls);
