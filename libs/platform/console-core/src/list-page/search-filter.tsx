import { useEffect, useRef, useState, type ChangeEvent, type CompositionEvent } from 'react';
import { TextField, type TextFieldProps } from '@caravan/ui-kit';
import type { UrlFilters } from './use-url-filters.ts';

const debounceMs = 350;

/** The typed text; it goes into the address once the typing pauses, and follows another value there. */
const useTyped = (name: string, filters: UrlFilters) => {
  const applied = filters.get(name);
  const [typed, setTyped] = useState(applied);
  const [isComposing, setComposing] = useState(false);
  /** Values that were set and are not in the address yet: they must not replace what is typed meanwhile. */
  const sent = useRef<string[]>([]);
  useEffect(() => {
    const place = sent.current.indexOf(applied);
    sent.current = sent.current.slice(place + 1);
    if (place < 0) setTyped(applied);
  }, [applied]);
  useEffect(() => {
    const next = typed.trim();
    // The letters of an unfinished word of an input method are not what is searched for.
    if (isComposing || next === (sent.current.at(-1) ?? applied.trim())) return;
    const timer = setTimeout(() => {
      sent.current.push(next);
      filters.set({ [name]: next }, { replace: true });
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [typed, isComposing, applied, name, filters]);
  return {
    value: typed,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      setComposing(false);
      setTyped(currentTarget.value);
    },
  };
};

export interface SearchFilterProps extends Pick<TextFieldProps, 'hint' | 'id' | 'label' | 'maxLength'> {
  name: string;
  filters: UrlFilters;
}

/** Filters a list by words as they are typed. */
export const SearchFilter = ({ name, filters, ...field }: SearchFilterProps) => (
  <TextField {...field} {...useTyped(name, filters)} name={name} type="search" icon="search" />
);
