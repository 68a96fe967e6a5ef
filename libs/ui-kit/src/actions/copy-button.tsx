import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { useKitWords } from '../words/use-kit-words.ts';
import { IconButton } from './icon-button.tsx';

export interface CopyButtonProps {
  value: string;
  /** The action: "Copy order number". */
  label: string;
  size?: 'sm' | 'md';
}

const shownFor = 2000;

/** Copies a value and announces it. */
export const CopyButton = ({ value, label, size = 'sm' }: CopyButtonProps) => {
  const words = useKitWords();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
    timer.current = setTimeout(() => setOutcome(undefined), shownFor);
  };

  const said = outcome === 'copied' ? words.copied : words.copyFailed;
  return (
    <>
      <IconButton
        icon={outcome === 'copied' ? 'check' : outcome === 'failed' ? 'warning' : 'copy'}
        label={label}
        title={outcome ? said : label}
        size={size}
        onClick={copy}
      />
      <VisuallyHidden role="status">{outcome ? said : null}</VisuallyHidden>
    </>
  );
};
