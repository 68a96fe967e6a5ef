import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, type Ref, useContext } from 'react';
// Every application gives the kit its links, so the sheet of the whole kit comes with this; the index itself does nothing, and can be left out.
import '../styles/global.css';

/** What the kit gives to the app's link: a path of this site and what an anchor takes. */
export interface LinkComponentProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

export type LinkComponent = ComponentType<LinkComponentProps>;

const PlainLink = ({ to, ...rest }: LinkComponentProps) => <a href={to} {...rest} />;

const LinkContext = /* @__PURE__ */ createContext<LinkComponent>(PlainLink);

/** Makes every link of the kit go through the app's router; without it links load pages in full. */
export const LinkProvider = ({ component, children }: { component: LinkComponent; children: ReactNode }) => (
  <LinkContext value={component}>{children}</LinkContext>
);

export const useLinkComponent = (): LinkComponent => useContext(LinkContext);

/** A path of this site, or an address elsewhere. */
export type LinkTarget = { to: string; href?: never; newTab?: never } | { href: string; newTab?: boolean; to?: never };
