/** The bytes never change; were they ever taken for a page, they could do nothing. */
export const pictureHeaders = (cacheControl: string): Record<string, string> => ({
  'content-type': 'image/webp',
  'cache-control': cacheControl,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
});
