import type { Language } from './language.ts';

/** The colour mode that a shopper chose; the system's mode if absent. */
export type ColorMode = 'light' | 'dark';

/** The facts of a page request that the server passes to the renderer. */
export interface PageRequest {
  /** Identifies the request in the log. */
  id: string;
  /** The requested path and query, on the origin of `PUBLIC_URL`. */
  url: URL;
  language: Language;
  colorMode: ColorMode | undefined;
  /** The shopper's token from the cookie `token`. The API verifies it; the renderer does not. */
  token: string | undefined;
  /** The fields of a form that was posted to the page's address, before the page's scripts worked. */
  form?: URLSearchParams;
  /** Calls the API in this process: paths start with `/v1`. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
}

/** A cookie that a posted form sets. Scripts read it (specification 22.2). */
export interface PageCookie {
  name: string;
  value: string;
  /** In seconds. */
  maxAge: number;
}

/** A rendered page, ready to send. */
export interface PageAnswer {
  status: number;
  /** For a redirect, `location` names the target. */
  headers: Record<string, string>;
  /** Absent unless the page answers a posted form. */
  cookies?: PageCookie[];
  /** The whole document; empty for a redirect. */
  html: string;
  /**
   * True if the page is the same for every visitor with this language and colour mode: no session was read, and no call
   * failed (specification 4.3).
   */
  shared: boolean;
}

export type RenderPage = (request: PageRequest) => Promise<PageAnswer>;

/** The options of the shell's page renderer. */
export interface PageRendererOptions {
  /** The origin of canonical links, without a trailing slash. */
  publicUrl: string;
  /** The second segment of the build mode. */
  websiteTag: string;
  assets: BuiltAssets | DevelopmentAssets;
  /** Called with every unexpected error; the shopper sees an error page with the request's id, without the message. */
  onError?: (error: unknown, requestId?: string) => void;
}

/** The built files, from Vite's manifest. */
export interface BuiltAssets {
  manifest: Record<string, ViteChunk>;
}

/** In development Vite serves the sources and writes the tags of the head, with the entry script. */
export interface DevelopmentAssets {
  developmentHead: (url: string) => Promise<string>;
}

/** The fields of a manifest entry that the renderer reads. */
export interface ViteChunk {
  file: string;
  imports?: string[];
}

/** The export of the shell's server bundle that makes a renderer. */
export type CreatePageRenderer = (options: PageRendererOptions) => RenderPage;
