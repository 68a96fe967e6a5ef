/** The signs of a domain's name. Others, such as `:` and `/`, begin another part of a URL. */
const domainName = /^[\p{L}\p{M}\p{N}\p{Join_Control}.。-]+$/u;

/** An internationalised domain in Punycode (RFC 3492), in which mail servers know it. */
const asciiDomain = (domain: string): string => {
  const url = `https://${domain}`;
  const isInternational = /[^ -~]/.test(domain) && domainName.test(domain);
  return isInternational && URL.canParse(url) ? new URL(url).hostname : domain;
};

/**
 * An e-mail address as it is stored and compared: without spaces around it, half-width, in lower case, its domain in
 * ASCII. A text that is no address stays one.
 */
export const plainEmail = (text: string): string => {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  const domain = plain.lastIndexOf('@') + 1;
  return domain === 0 ? plain : `${plain.slice(0, domain)}${asciiDomain(plain.slice(domain))}`;
};
