import { useImperativeHandle, useRef, type Ref } from 'react';
import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  type LinkProps as RouterLinkProps,
  type NavLinkProps as RouterNavLinkProps,
} from 'react-router-dom';
import { usePrefetchOnView } from './prefetch.ts';

interface AnchorProps {
  /** A path of this site, or a whole address elsewhere. */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

export type LinkProps = Omit<RouterLinkProps, keyof AnchorProps> & AnchorProps;
export type NavLinkProps = Omit<RouterNavLinkProps, keyof AnchorProps> & AnchorProps;

/** Returns the ref of an anchor whose page is prefetched while the anchor is in view. */
const usePrefetchedAnchor = ({ to, ref }: AnchorProps) => {
  const anchor = useRef<HTMLAnchorElement>(null);
  useImperativeHandle<HTMLAnchorElement | null, HTMLAnchorElement | null>(ref, () => anchor.current, []);
  usePrefetchOnView(anchor, to);
  return anchor;
};

/** The router's link with prefetching. */
export const Link = ({ ref, ...props }: LinkProps) => (
  <RouterLink {...props} ref={usePrefetchedAnchor({ to: props.to, ref })} />
);

/** The router's link with prefetching that marks the page in view with `aria-current`. */
export const NavLink = ({ ref, ...props }: NavLinkProps) => (
  <RouterNavLink {...props} ref={usePrefetchedAnchor({ to: props.to, ref })} />
);
