import type { AnchorHTMLAttributes, Ref } from 'react';
import { type LinkTarget, useLinkComponent } from './link-component.tsx';

export type AnchorProps = LinkTarget & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> & { ref?: Ref<HTMLAnchorElement> };

/** The kit's bare link: own paths by the app's router, other addresses as they are. */
export const Anchor = ({ to, href, newTab, ...rest }: AnchorProps) => {
  const RouterLink = useLinkComponent();
  if (to !== undefined) return <RouterLink to={to} {...rest} />;
  return <a href={href} {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})} {...rest} />;
};
