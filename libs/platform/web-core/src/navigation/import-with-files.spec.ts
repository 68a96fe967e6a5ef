import { afterEach, expect, test, vi } from 'vitest';
import { filesLoadedBy } from './file-list.ts';
import { importWithFiles } from './import-with-files.ts';

const load = vi.fn(() => Promise.resolve('module'));
const linkTo = (file: string) => document.head.querySelector<HTMLLinkElement>(`link[href="${file}"]`);
const tell = (file: string, event: 'load' | 'error') => linkTo(file)?.dispatchEvent(new Event(event));

afterEach(() => {
  document.head.replaceChildren();
  load.mockClear();
});

test('a module runs once its sheets are applied; its scripts are fetched meanwhile', async () => {
  const imported = importWithFiles(load, ['assets/page.js', 'assets/page.css', 'assets/kit.css']);
  expect(linkTo('/assets/page.js')).toHaveAttribute('rel', 'modulepreload');
  expect(linkTo('/assets/page.css')).toHaveAttribute('rel', 'stylesheet');
  tell('/assets/page.css', 'load');
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  tell('/assets/kit.css', 'load');
  expect(await imported).toBe('module');
});

test('a second import waits for the same sheet, and what is there already is not waited for', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/shown.css"><link rel="modulepreload" href="/assets/shown.js">';
  const both = ['assets/shown.css', 'assets/shown.js', 'assets/new.css'];
  const imports = Promise.all([importWithFiles(load, both), importWithFiles(load, both)]);
  expect(document.head.querySelectorAll('link')).toHaveLength(3);
  tell('/assets/new.css', 'load');
  expect(await imports).toEqual(['module', 'module']);
  expect(await importWithFiles(load, both)).toBe('module');
});

test('a sheet that was only prefetched is applied all the same', async () => {
  document.head.innerHTML = '<link rel="prefetch" href="/assets/later.css">';
  const imported = importWithFiles(load, ['assets/later.css']);
  document.head.querySelector('link[rel=stylesheet]')?.dispatchEvent(new Event('load'));
  expect(await imported).toBe('module');
});

test('a sheet that cannot be fetched is told as a failed chunk, and fetched anew the next time', async () => {
  const failed = importWithFiles(load, ['assets/gone.css']);
  tell('/assets/gone.css', 'error');
  await expect(failed).rejects.toThrow('Unable to preload CSS for /assets/gone.css');
  expect(load).not.toHaveBeenCalled();
  const again = importWithFiles(load, ['assets/gone.css']);
  tell('/assets/gone.css', 'load');
  expect(await again).toBe('module');
});

test('while only the files are asked for, nothing is fetched, unless the module is all there is', () => {
  const files = filesLoadedBy(() => [importWithFiles(load, ['assets/asked.js', 'assets/asked.css']), importWithFiles(load), importWithFiles(load, [])]);
  expect(files).toEqual(['/assets/asked.js', '/assets/asked.css']);
  expect(linkTo('/assets/asked.js')).toBeNull();
});
