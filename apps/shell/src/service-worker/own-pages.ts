/** Paths of this origin that are no pages of the storefront. */
const others = ['/v1', '/console', '/docs', '/dev', '/metrics', '/demo-shop'];

/** Whether an address is a page of the storefront at this origin. */
export const isOwnPage = (url: string, origin: string): boolean => {
  if (!URL.canParse(url, origin)) return false;
  const { origin: ofUrl, pathname } = new URL(url, origin);
  return ofUrl === origin && !others.some((path) => pathname === path || pathname.startsWith(`${path}/`));
};
