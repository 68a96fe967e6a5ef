import { aStoreItem } from '@caravan/warehouse-packages/contract/testing';
import { draftsOf } from '@caravan/web-core';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  boxState,
  forgetChosen,
  isTooMany,
  keepChosen,
  readChosen,
  stillPackable,
  weightOf,
  withItems,
} from './chosen-goods.ts';

const item = (id: string, over: Parameters<typeof aStoreItem>[0] = {}) => aStoreItem({ id, weight_g: 100, ...over });
const a = item('a');
const b = item('b');
const c = item('c', { packable: false });
const ids = (chosen: readonly { id: string }[]) => chosen.map(({ id }) => id).join('');

beforeEach(() => sessionStorage.clear());

describe('a selection', () => {
  test('adds goods in order without duplicates, and removes them', () => {
    const both = withItems(withItems([], [a], true), [a, b], true);
    expect(ids(both)).toBe('ab');
    expect(weightOf(both)).toBe(200);
    expect(ids(withItems(both, [a], false))).toBe('b');
  });

  test('keeps goods on other pages, and drops goods that are not packable', () => {
    const chosen = withItems([], [a, c], true);
    expect(ids(stillPackable(chosen, [c]))).toBe('a');
    expect(stillPackable(chosen, [b])).toBe(chosen);
  });

  test('is all, some or none of the packable goods on a page', () => {
    expect(boxState([a, b, c], withItems([], [a, b], true))).toBe('all');
    expect(boxState([a, b, c], withItems([], [a], true))).toBe('some');
    expect(boxState([c], withItems([], [a], true))).toBe('none');
  });

  test('of more than a package holds is too many', () => {
    const many = Array.from({ length: 101 }, (_, index) => item(`item_${index}`));
    expect(isTooMany(many.slice(1))).toBe(false);
    expect(isTooMany(many)).toBe(true);
  });

  test('is stored in the tab, and invalid data is ignored', () => {
    const drafts = draftsOf(null);
    keepChosen(drafts, [{ id: 'a', weight_g: 100 }]);
    expect(readChosen(drafts)).toEqual([{ id: 'a', weight_g: 100 }]);
    keepChosen(
      drafts,
      [a, b].map(({ id, weight_g }) => ({ id, weight_g })),
    );
    forgetChosen(drafts, ['a', 'c']);
    expect(readChosen(drafts)).toEqual([{ id: 'b', weight_g: 100 }]);
    forgetChosen(drafts, ['b']);
    expect(readChosen(drafts)).toEqual([]);
    sessionStorage.setItem(
      'caravan.draft:store',
      JSON.stringify({ items: [{ id: 1 }, null, { id: 'b', weight_g: 5 }] }),
    );
    expect(readChosen(drafts)).toEqual([{ id: 'b', weight_g: 5 }]);
  });
});
