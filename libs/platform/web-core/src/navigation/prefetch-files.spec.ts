import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filesLoadedBy, isOnlyAsked } from './file-list.ts';
import { prefetchFiles } from './prefetch-files.ts';

const idle = vi.fn<(work: () => void, options: { timeout: number }) => number>();

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', idle);
  // jsdom knows no prefetching.
  vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  idle.mockReset();
  document.head.replaceChildren();
});

const links = () => [...document.head.querySelectorAll('link')];
const passIdleMoments = () => idle.mock.calls.splice(0).forEach(([work]) => work());

test('the files of what would be loaded are told, and nothing else waits for them', () => {
  const answers: boolean[] = [];
  const files = filesLoadedBy(() => {
    answers.push(isOnlyAsked(['/assets/page.js', '/assets/page.css']), isOnlyAsked(['/assets/kit.js']));
  });
  expect(files).toEqual(['/assets/page.js', '/assets/page.css', '/assets/kit.js']);
  expect(answers).toEqual([true, true]);
  expect(isOnlyAsked(['/assets/other.js'])).toBe(false);
});

test('an asking that fails leaves no list behind', () => {
  const failing = () => {
    throw new Error('no such page');
  };
  expect(() => filesLoadedBy(failing)).toThrow('no such page');
  expect(isOnlyAsked(['/assets/other.js'])).toBe(false);
});

test('each file is fetched once, in an idle moment of its own, as modules are and behind everything else', () => {
  prefetchFiles(['/assets/1.js', '/assets/1.css']);
  prefetchFiles(['/assets/1.css', '/assets/2.js']);
  expect(idle).toHaveBeenCalledTimes(3);
  expect(links()).toEqual([]);
  passIdleMoments();
  expect(links().map((link) => [link.rel, link.as, link.getAttribute('href'), link.getAttribute('crossorigin')])).toEqual([
    ['prefetch', 'script', '/assets/1.js', ''],
    ['prefetch', 'style', '/assets/1.css', ''],
    ['prefetch', 'script', '/assets/2.js', ''],
  ]);
  expect(links().map((link) => link.fetchPriority)).toEqual(['low', 'low', 'low']);
});

test('what the page in view already has is not fetched again', () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/3.js">';
  prefetchFiles(['/assets/3.js']);
  passIdleMoments();
  expect(links()).toHaveLength(1);
});

test.each(['load', 'error'])('a link goes at its %s', (event) => {
  prefetchFiles([`/assets/4-${event}.js`]);
  passIdleMoments();
  links()[0]?.dispatchEvent(new Event(event));
  expect(links()).toEqual([]);
});

test('where a browser knows no prefetch, it is asked to preload', () => {
  const supports = vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(false);
  prefetchFiles(['/assets/5.js']);
  passIdleMoments();
  expect(supports).toHaveBeenCalledWith('prefetch');
  expect(links()[0]).toHaveAttribute('rel', 'preload');
});
