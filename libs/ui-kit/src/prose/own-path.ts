import { ownPath } from '@caravan/kernel';

type Click = Pick<
  globalThis.MouseEvent,
  'target' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: Click): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

/**
 * The path of a plain click on a link of this site; undefined if the browser should handle the click, for example for
 * jumps in the page.
 */
export const ownPathOf = (click: Click): string | undefined => {
  if (!isPlain(click) || !(click.target instanceof Element)) return undefined;
  const link = click.target.closest('a');
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  if (link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return undefined;
  return ownPath(link.pathname + link.search + link.hash);
};
