import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';
// Every application passes its links to the kit, so this module imports the kit's style sheet; the index has no side
// effects.
import '../styles/global.css';

/** The props that the kit passes to the app's link: a path of this site and anchor attributes. */
export interface LinkComponentProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

export type LinkComponent = ComponentType<LinkComponentProps>;

const PlainLink = ({ to, ...rest }: LinkComponentProps) => <a href={to} {...rest} />;

const LinkContext = /* @__PURE__ */ createContext<LinkComponent>(PlainLink);

/** Makes all links of the kit use the app's router; without it links load full pages. */
export const LinkProvider = ({ component, children }: { component: LinkComponent; children: ReactNode }) => (
  <LinkContext value={component}>{children}</LinkContext>
);

export const useLinkComponent = (): LinkComponent => useContext(LinkContext);

/** A path of this site, or an external address. */
export type LinkTarget = { to: string; href?: never; newTab?: never } | { href: string; newTab?: boolean; to?: never };

export type AnchorProps = LinkTarget &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> & { ref?: Ref<HTMLAnchorElement> };

/** An unstyled link: paths of this site use the app's router, other addresses are plain anchors. */
export const Anchor = ({ to, href, newTab, ...rest }: AnchorProps) => {
  const RouterLink = useLinkComponent();
  if (to !== undefined) return <RouterLink to={to} {...rest} />;
  return <a href={href} {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})} {...rest} />;
};
