import type { PageState } from '../page-state.ts';

/** JSON that may stand in a `<script type="application/json">`: no `<` can end it early. */
const write = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const written = new WeakMap<object, string>();

/** Nothing in a page's state changes any more, and texts and common answers are the same objects on many pages: each is written once. */
const writeOnce = (value: object): string => {
  const known = written.get(value) ?? write(value);
  written.set(value, known);
  return known;
};

const writeObject = (members: Record<string, string>): string =>
  `{${Object.entries(members).map(([name, value]) => `${write(name)}:${value}`).join(',')}}`;

const writeMembers = (members: object): string =>
  writeObject(Object.fromEntries(Object.entries(members).flatMap(([name, value]) => (value === undefined ? [] : [[name, writeOnce(value as object)]]))));

/** The state of a page, as it stands in its document. */
export const writeState = ({ store: { session, api }, texts, router }: PageState): string =>
  writeObject({
    store: writeObject({ session: write(session), api: writeObject({ queries: writeMembers(api.queries), provided: writeMembers(api.provided) }) }),
    texts: writeMembers(texts),
    router: write(router),
  });
