import type { Language } from './language.ts';

/** The colour mode a shopper chose; absent means the system's. */
export type ColorMode = 'light' | 'dark';

/** What the server knows of a page request when it asks the shell to render it. */
export interface PageRequest {
  /** Path and query as requested, on `PUBLIC_URL`'s origin. */
  url: URL;
  language: Language;
  colorMode: ColorMode | undefined;
  /** The shopper's token from the cookie `token`; the API checks it, not the renderer. */
  token: string | undefined;
  /** For style and script tags of a page that needs one, always the same; a page that has asked for it is for this visitor alone. */
  nonce: () => string;
  /** Calls the API in this process: paths start with `/v1`. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
}

/** A rendered page, ready to send. */
export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  /** The whole document; empty on a redirect, which stands in `headers.location`. */
  html: string;
  /** True where the page is the same for every visitor of this language and colour mode: no session was read, no nonce is in it. */
  shared: boolean;
}

export type RenderPage = (request: PageRequest) => Promise<PageAnswer>;

/** What the shell's server bundle exports; `assets` names the built files by source module (Vite's manifest), or the development server's head. */
export interface PageRendererOptions {
  /** Origin of canonical links, without a trailing slash. */
  publicUrl: string;
  /** Second segment of the build mode (decisions.md, Site). */
  websiteTag: string;
  assets: { manifest: Record<string, ViteChunk> } | DevelopmentAssets;
  /** Told of every error that no page foresaw; the shopper sees an error page without its words. */
  onError?: (error: unknown) => void;
}

/** In development Vite serves the sources: its own tags of a page's head, with the script of the entry. */
export interface DevelopmentAssets {
  developmentHead: (url: string) => Promise<string>;
}

export interface ViteChunk {
  file: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  isEntry?: boolean;
}

export type CreatePageRenderer = (options: PageRendererOptions) => RenderPage;
