import type { ComponentType, ReactNode } from 'react';
import type { Address, AddressKind } from '@caravan/account/contract';
import type { IsoInstant, Language } from '@caravan/kernel';
import type { Translate } from './i18n/i18n.ts';
import type { AppStore, RootState } from './store/store.ts';

/** One language's texts of a feature; `zh` has exactly `en`'s shape. */
export type Texts = { readonly [key: string]: string | Texts };

/** What a loader and a page's `meta` are given, on the server and in the browser alike. */
export interface PageContext {
  store: AppStore;
  /** Path parameters of the route. */
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  language: Language;
  /** The feature's texts, by key. */
  t: Translate;
}

export interface PageMeta {
  title: string;
  description?: string;
  /** Path of the canonical address; the request's own path when absent. */
  canonical?: string;
  noindex?: boolean;
  /** Path of the picture of link previews; the site's own when absent. */
  image?: string;
  /** Where the page stands, from its section down to itself, for search engines. */
  crumbs?: readonly { name: string; path: string }[];
  /** Of a page that is a text of its own. */
  article?: { headline: string; modified: IsoInstant };
}

/** A page's own chunk: it brings its endpoints by importing them. */
export interface PageModule {
  Page: ComponentType;
  /** Fills the store before the page renders; throws `pageError(404)` or `redirectTo(path)` where there is nothing to show. */
  loader?: (context: PageContext) => Promise<void>;
  /** Fetches code that this page shows in the state it is in (`lazyPart`): before it is rendered, and before it is hydrated. */
  prepare?: (context: Pick<PageContext, 'store' | 'url'>) => Promise<void>;
  meta: (context: PageContext) => PageMeta;
}

export type LayoutName = 'default' | 'login' | 'bare';

export interface WebRoute {
  /** A pattern of the feature's `*.paths.ts`. */
  path: string;
  layout: LayoutName;
  /** Guards by name, in order; an unknown name is a 500 page. */
  guards?: readonly string[];
  /** True where the page uses `@caravan/ui-kit/controls`: it gets the provider, a nonce, and no shared cache. */
  controls?: boolean;
  /** True where the page must not be indexed; guarded pages never are. */
  noindex?: boolean;
  /** In `sitemap.xml`. */
  sitemap?: boolean;
  load: () => Promise<PageModule>;
}

/** Places on another feature's page that the shell fills. */
export interface Slots {
  linkSearch: ComponentType<{ variant: 'hero' | 'header' | 'banner'; onSubmitted?: () => void }>;
  accountMenu: ComponentType;
  cartBadge: ComponentType;
  /** On the home page: what shoppers wrote of their packages. */
  publicReviews: ComponentType;
}

export type SlotName = keyof Slots;

/** The shopper writes an address; it is in the address book once `onSaved` tells it. */
export interface NewAddressProps {
  kind: AddressKind;
  /** There is no other of its kind: it becomes the default one. */
  isFirst: boolean;
  onSaved: (address: Address) => void;
  /** It has been saved, or given up. */
  onClose: () => void;
}

/** Places on another feature's page that are empty until somebody asks for what goes there: the props of each. */
export interface LateSlots {
  newAddress: NewAddressProps;
}

export type LateSlotName = keyof LateSlots;

/** A feature's web part; everything heavy stands behind a function. */
export interface WebFeature {
  /** Also the namespace of its texts. */
  id: string;
  texts: Record<Language, () => Promise<{ texts: Texts }>>;
  /** Texts of its slots under the namespace `<id>-slots`, so that pages which only show a slot carry no more; absent where slots have none. */
  slotTexts?: Record<Language, () => Promise<{ texts: Texts }>>;
  /** Further namespaces its pages read: `common` where they show pieces that features share. */
  uses?: readonly string[];
  routes: readonly WebRoute[];
  slots?: { [K in SlotName]?: () => Promise<{ default?: never } & Record<'Slot', Slots[K]>> };
  /** Fetched when they are shown, together with the feature's texts. */
  lateSlots?: { [K in LateSlotName]?: () => Promise<{ Slot: ComponentType<LateSlots[K]> }> };
}

export interface LayoutProps {
  children: ReactNode;
}

export interface ErrorViewProps {
  /** From statusCode, status or response status; 500 when nothing says so. */
  status: number;
  message: string;
}

/** The frame's web part: its own pages, what stands around every page, and what is shown where there is no page. */
export interface FrameFeature extends WebFeature {
  layouts: Record<LayoutName, ComponentType<LayoutProps>>;
  NotFound: ComponentType;
  ErrorView: ComponentType<ErrorViewProps>;
  /** Title and so on of the pages that show `NotFound` and `ErrorView`. */
  errorMeta: (error: ErrorViewProps, t: Translate) => PageMeta;
  /** The name that follows every page's title; undefined while nobody knows it. */
  siteName?: (state: RootState, t: Translate) => string | undefined;
  /** Fills the store with what the layouts show; a failure leaves them without it. */
  loader?: (context: Omit<PageContext, 'params'>, layout: LayoutName) => Promise<void>;
}
