import { useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useScanner, useShortcuts } from '@caravan/console-core';
import { useLazySearchStaffQuery } from '@caravan/tasks/api';
import { searchedKinds, type FoundItem } from '@caravan/tasks/contract';
import { Dialog, IconButton, isComposing, Stack, Text, TextField } from '@caravan/ui-kit';
import { Link } from '@caravan/web-core';
import { pageOf } from '../lib/page-of.ts';
import { useTakenNotices } from '../lib/use-taken-notices.ts';

const Result = ({ item, onChosen }: { item: FoundItem; onChosen: () => void }) => {
  const { t } = useTranslation('tasks-console');
  const kind = searchedKinds.find((known) => known === item.kind);
  const page = pageOf(item) ?? (item.part_of ? pageOf(item.part_of) : undefined);
  const words = [kind ? t(`search.kinds.${kind}`) : item.kind, item.title].join(' · ');
  return (
    <li>
      {page ? (
        <Link to={page} onClick={onChosen}>
          {words}
        </Link>
      ) : (
        words
      )}
    </li>
  );
};

/** Moves the focus between the field and the results, so that a search needs no pointer. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || isComposing(event)) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const next = stops[stops.indexOf(event.target as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

const SearchForm = ({ onChosen }: { onChosen: () => void }) => {
  const { t } = useTranslation('tasks-console');
  const [words, setWords] = useState('');
  const part = useRef<HTMLDivElement>(null);
  const [searched, setSearched] = useState('');
  const [search, { currentData: found, isFetching }] = useLazySearchStaffQuery();
  const find = (text: string): void => {
    setSearched(text.trim());
    if (text.trim()) void search({ query: { q: text.trim() } });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The second Enter opens the best result.
    const best = part.current?.querySelector('a');
    if (best && words.trim() === searched) best.click();
    else find(words);
  };
  useScanner(({ text }) => {
    setWords(text);
    find(text);
  });
  return (
    <div ref={part} role="group" aria-label={t('search.title')} onKeyDown={moveFocus}>
      <Stack gap="4">
        <form role="search" onSubmit={submit} noValidate>
          <TextField
            type="search"
            icon="search"
            label={t('search.label')}
            value={words}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => setWords(event.target.value)}
          />
        </form>
        <div role="status">
          {isFetching ? <Text tone="muted">{t('loading')}</Text> : null}
          {found?.length === 0 ? <Text tone="muted">{t('search.nothing')}</Text> : null}
        </div>
        {found?.length ? (
          <Stack as="ul" gap="2" aria-label={t('search.results')}>
            {found.map((item) => (
              <Result key={`${item.kind} ${item.ref}`} item={item} onChosen={onChosen} />
            ))}
          </Stack>
        ) : null}
      </Stack>
    </div>
  );
};

/** The search of the console: a button, Ctrl-K or ⌘K opens it on every page. As it is on every page, it also tells
 * of tasks that colleagues took over. */
export const Slot = () => {
  const { t } = useTranslation('tasks-console');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useTakenNotices();
  useShortcuts({ 'mod+k': { label: t('keys.search'), run: () => setOpen(true) } });
  return (
    <>
      <IconButton icon="search" label={t('search.open')} onClick={() => setOpen(true)} />
      <Dialog open={isOpen} onClose={close} title={t('search.title')} size="form">
        <SearchForm onChosen={close} />
      </Dialog>
    </>
  );
};
