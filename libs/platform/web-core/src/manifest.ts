import type { Namespace, TFunction } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import type { IsoInstant, Language } from '@caravan/kernel';
import type { ApiError } from './api/api-error.ts';
import type { PostedForm } from './forms/posted-form.ts';
import type { TextSource } from './i18n/text-files.ts';
import type { AppStore, AppThunk, RootState } from './store/store.ts';

/**
 * The argument of a loader and of a page's `meta`, the same on the server and in the browser; `Ns` names the feature's
 * texts.
 */
export interface PageContext<Ns extends Namespace = Namespace> {
  store: AppStore;
  /** The path parameters of the route. */
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  language: Language;
  /** The feature's texts. */
  t: TFunction<Ns>;
}

export interface PageMeta {
  title: string;
  description?: string;
  /** The path of the canonical address; by default the request's path. */
  canonical?: string;
  noindex?: boolean;
  /** The path of the picture for link previews; by default the site's picture. */
  image?: string;
  /** The page's breadcrumbs for search engines, from its section down to the page. */
  crumbs?: readonly { name: string; path: string }[];
  /** Set for a page that is an article. */
  article?: { headline: string; modified: IsoInstant };
}

/** The chunk of a page. `loader` and `meta` are methods, so that a page may name the namespace of its texts. */
export interface PageModule {
  Page: ComponentType;
  /**
   * Fills the store before the page renders; throws `pageError(404)` or `redirectTo(path)` if there is nothing to show.
   */
  loader?(context: PageContext): Promise<void>;
  /**
   * Answers a form that a browser posted before the page's scripts worked; only the server calls it. Throws
   * `redirectTo(path)` if the form has done its work, otherwise returns what the page shows beside the fields.
   */
  action?(context: PageContext, form: URLSearchParams): Promise<PostedForm>;
  /**
   * Fetches code that the page needs in its current state (`lazyPart`): before it is rendered, and before it is
   * hydrated.
   */
  prepare?: (context: Pick<PageContext, 'store' | 'url'>) => Promise<void>;
  /** The lazy slots that the page shows from its first render on: their code, texts and data load before it. */
  slots?: (context: Pick<PageContext, 'store' | 'url'>) => readonly LazySlotName[];
  meta(context: PageContext): PageMeta;
}

export type LayoutName = 'default' | 'login' | 'bare';

/** A group of pages, of any feature, that has its own frame inside the default layout: the account with its menu. */
export type AreaName = 'account';

export interface WebRoute {
  /** A pattern of the feature's `*.paths.ts`. */
  path: string;
  layout: LayoutName;
  /** Only in the default layout. */
  area?: AreaName;
  /** Guards by name, in order; an unknown name gives a 500 page. */
  guards?: readonly string[];
  /** True if search engines must not index the page; guarded pages are never indexed. */
  noindex?: boolean;
  /**
   * True if the address itself opens something, as with the token of a mailed link: the page is never shared or stored, and
   * its address never travels on as a referrer (specification 22.15).
   */
  secretAddress?: boolean;
  /** Whether `sitemap.xml` lists the page. */
  sitemap?: boolean;
  load: () => Promise<PageModule>;
}

/** Places on another feature's page that the shell fills. */
export interface Slots {
  linkSearch: ComponentType<{ variant: 'hero' | 'header' | 'banner'; onSubmitted?: () => void }>;
  accountMenu: ComponentType;
  cartBadge: ComponentType;
  /** On the home page: shoppers' reviews of their packages. */
  publicReviews: ComponentType;
}

export type SlotName = keyof Slots;

/**
 * Places on another feature's page that stay empty until they are needed, with the props of each. The feature that
 * fills a place adds it by module augmentation in its `api` library: `declare module '@caravan/web-core' { interface
 * LazySlots { newAddress: NewAddressProps } }`.
 */
export interface LazySlots {}

export type LazySlotName = keyof LazySlots;

/** The props of a lazy slot's component; both the feature that fills the slot and the page that shows it use them. */
export type LazySlotProps<Name extends LazySlotName> = LazySlots[Name] & object;

/** The chunk of a lazy slot. */
export interface LazySlotModule<Props> {
  Slot: ComponentType<Props>;
  /** Fills the store before a server renders the slot. */
  loader?: (context: Pick<PageContext, 'store' | 'url'>) => Promise<void>;
}

/** The router's rules for sessions; the shell passes auth's. */
export interface SessionRules {
  /** The address of the login page that leads back to a path of this site. */
  loginHref: (next: string) => string;
  /** Returns why the check of the session got no answer, such as a limit that is reached; undefined if it got one. */
  checkFailure?: (state: RootState) => ApiError | undefined;
  /** Makes the check that runs on each page change. */
  makeResync: () => () => AppThunk<Promise<void>>;
}

/** The web part of a feature; everything heavy loads through a function. */
export interface WebFeature {
  /** Also the namespace of the feature's texts. */
  id: string;
  texts: TextSource;
  /**
   * The slots' texts under the namespace `<id>-slots`, so that pages that only show a slot do not load the feature's
   * texts; absent if the slots have no texts.
   */
  slotTexts?: TextSource;
  /** Additional namespaces of its pages, such as `common` for shared components. */
  uses?: readonly string[];
  /**
   * The feature's endpoint slice, which injects its endpoints into the store's API; it loads with the first of its
   * pages.
   */
  api?: () => Promise<unknown>;
  /**
   * A part of the address that the browser keeps when a visitor arrives, whatever the page: `arrive` gets the value of
   * this query parameter. The code loads only if the address has it.
   */
  arrival?: { parameter: string; load: () => Promise<{ arrive: (value: string) => void }> };
  routes: readonly WebRoute[];
  /** The frames of areas; one feature fills each. They use the feature's texts. */
  areas?: { [K in AreaName]?: () => Promise<{ Area: ComponentType<LayoutProps> }> };
  slots?: { [K in SlotName]?: () => Promise<{ Slot: Slots[K] }> };
  /** Loaded when they are shown, together with the feature's texts. */
  lazySlots?: { [K in LazySlotName]?: () => Promise<LazySlotModule<LazySlotProps<K>>> };
}

export interface LayoutProps {
  children: ReactNode;
}

export interface ErrorViewProps {
  /** From statusCode, status or response status; otherwise 500. */
  status: number;
  message: string;
  /** Identifies an unexpected failure in the log. */
  requestId?: string | undefined;
}

/** The app layout's web part: its pages, the layout around every page, and the error pages. */
export interface AppLayout extends WebFeature {
  layouts: Record<LayoutName, ComponentType<LayoutProps>>;
  NotFound: ComponentType;
  ErrorView: ComponentType<ErrorViewProps>;
  /** The title and other meta data of pages that show `NotFound` or `ErrorView`. */
  errorMeta(error: ErrorViewProps, t: TFunction<Namespace>): PageMeta;
  /** The site name after every page's title; undefined while it is unknown. */
  siteName?(state: RootState, t: TFunction<Namespace>): string | undefined;
  /** Fills the store with the layouts' data; if it fails, the layouts render without it. */
  loader?(context: Omit<PageContext, 'params'>, layout: LayoutName): Promise<void>;
}
