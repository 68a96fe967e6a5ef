import { useRef, useState, type ClipboardEvent, type SubmitEvent } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import { productHref } from '@caravan/routes';

/**
 * A share text has several lines, but a one-line field drops line breaks and would join the words on both sides to the
 * link; spaces separate them.
 */
const onOneLine = (text: string): string => text.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' ');

const insert = (input: HTMLInputElement, text: string) => {
  input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

const pasteOnOneLine = (event: ClipboardEvent<HTMLInputElement>) => {
  const text = event.clipboardData.getData('text');
  if (onOneLine(text) === text) return;
  event.preventDefault();
  insert(event.currentTarget, onOneLine(text));
};

/**
 * Opens the product page of the pasted link. The field is uncontrolled, so that text typed before hydration is kept.
 */
export const useLinkSearch = (onSubmitted?: () => void) => {
  const field = useRef<HTMLInputElement>(null);
  const [submitted, setSubmitted] = useState<string>();
  const navigate = useNavigate();
  const { location: opening } = useNavigation();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const link = field.current?.value.trim();
    if (!link) return;
    const href = productHref(link);
    setSubmitted(href);
    void navigate(href);
    onSubmitted?.();
  };

  const busy = opening !== undefined && opening.pathname + opening.search === submitted;
  return { field, submit, paste: pasteOnOneLine, busy };
};
