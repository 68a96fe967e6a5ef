import { useCallback, useRef, type AnchorHTMLAttributes, type MouseEvent, type ReactNode, type Ref, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePrefetchOnView } from './prefetch.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, or a whole address elsewhere. */
  to: string;
  children?: ReactNode;
  /** Takes the place of the present entry in the history. */
  replace?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** Hands the anchor to us and to the caller. */
const useBothRefs = (own: RefObject<HTMLAnchorElement | null>, given: Ref<HTMLAnchorElement> | undefined) =>
  useCallback(
    (anchor: HTMLAnchorElement | null) => {
      own.current = anchor;
      if (typeof given === 'function') return given(anchor);
      if (given) given.current = anchor;
      return undefined;
    },
    [given, own],
  );

/** A link with a scheme (`https:`, `mailto:`) leaves the application. */
const leaves = (to: string): boolean => /^[a-z][a-z\d+.-]*:|^\/\//i.test(to);

/** Any other click is the browser's: a new tab or window, a download. */
const opensHere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target = '_self'): boolean =>
  button === 0 && target === '_self' && !(metaKey || altKey || ctrlKey || shiftKey);

/** Nobody clicks on the server, where the hook would be a tenth of a link's rendering. */
const useNavigateHere: typeof useNavigate = import.meta.env.SSR ? () => () => undefined : useNavigate;

/**
 * The router's own `Link` brings the prefetching of its framework mode, and resolves each path against the routes around it. Ours are
 * whole paths, so there is nothing to resolve; a page has dozens of them.
 */
const InnerLink = ({ to, replace, onClick, target, ...rest }: LinkProps & { replace: boolean }) => {
  const navigate = useNavigateHere();
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !opensHere(event, target)) return;
    event.preventDefault();
    void navigate(to, { replace });
  };
  return <a {...rest} href={to} target={target} onClick={click} />;
};

/** Nothing is in view on the server, and a page has dozens of links. */
const usePrefetched: (ref: Ref<HTMLAnchorElement> | undefined, path: string | undefined) => Ref<HTMLAnchorElement> | undefined = import.meta.env.SSR
  ? () => undefined
  : (ref, path) => {
      const element = useRef<HTMLAnchorElement>(null);
      usePrefetchOnView(element, path);
      return useBothRefs(element, ref);
    };

/** A link whose page is prefetched while it is in view (storefront.md 9). */
export const Link = ({ to, replace = false, ref, ...rest }: LinkProps) => {
  const outside = leaves(to);
  const refs = usePrefetched(ref, outside ? undefined : to);
  if (outside) return <a ref={refs} href={to} {...rest} />;
  return <InnerLink ref={refs} to={to} replace={replace} {...rest} />;
};

export interface NavLinkProps extends LinkProps {
  /** Only the very page counts as current, not those below it. */
  end?: boolean;
}

const isAt = (here: string, path: string, end: boolean): boolean => {
  const folder = path.endsWith('/') ? path : `${path}/`;
  return here === path || (!end && here.startsWith(folder));
};

/** A prefetching link that says `aria-current="page"` where it leads to the page in view. */
export const NavLink = ({ end = false, ...rest }: NavLinkProps) => {
  const [path = ''] = rest.to.split(/[?#]/);
  const here = useLocation().pathname;
  return <Link aria-current={isAt(here.toLowerCase(), path.toLowerCase(), end) ? 'page' : undefined} {...rest} />;
};
