import { X509Certificate } from 'node:crypto';

export type PayPalEnvironment = 'live' | 'sandbox';

/** PayPal's own hosts of the certificates that sign its events. */
const certificateHosts: Readonly<Record<PayPalEnvironment, readonly string[]>> = {
  live: ['api.paypal.com', 'api-m.paypal.com'],
  sandbox: ['api.sandbox.paypal.com', 'api-m.sandbox.paypal.com'],
};

const certificatePath = /^\/v1\/notifications\/certs\/CERT-[\w-]{1,100}$/;

/**
 * The address of a certificate, which the caller of a webhook names and which therefore must be PayPal's own: a fixed
 * host over https, a fixed path, and nothing else. `apiBase` is the double of PayPal in tests. Undefined for any other.
 */
export const certificateUrl = (
  written: string,
  { environment, apiBase }: { environment: PayPalEnvironment; apiBase: string | undefined },
): URL | undefined => {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (!url || url.href !== written || url.username || url.password || url.search || url.hash) return undefined;
  const isPayPals =
    apiBase === undefined
      ? url.protocol === 'https:' && url.port === '' && certificateHosts[environment].includes(url.hostname)
      : url.origin === new URL(apiBase).origin;
  return isPayPals && certificatePath.test(url.pathname) ? url : undefined;
};

/** The name that PayPal's certificates for messages have, and no certificate of its web servers. */
const signerNames: Readonly<Record<PayPalEnvironment, readonly string[]>> = {
  live: ['messageverificationcerts.paypal.com'],
  sandbox: ['messageverificationcerts.sandbox.paypal.com', 'messageverificationcerts.paypal.com'],
};

const onePem = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate): boolean =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);

/** True if no known root has the name of the issuer, or if one with that name has signed the certificate. */
const fitsRoots = (certificate: X509Certificate, roots: readonly string[]): boolean => {
  const named = roots.map((pem) => new X509Certificate(pem)).filter(({ subject }) => subject === certificate.issuer);
  return named.length === 0 || named.some((root) => certificate.verify(root.publicKey));
};

export interface CertificateRules {
  environment: PayPalEnvironment;
  /** The certificate authorities that this machine trusts, as PEM. */
  roots: readonly string[];
}

/**
 * The signing certificate in a downloaded file, or why it cannot be PayPal's. The file has the signer first, then those
 * that issued it; each must have signed the one before. It may end before a root, so the download over https from
 * PayPal's own host is what makes the first one trusted (decision 0026).
 */
export const signerIn = (file: string, { environment, roots }: CertificateRules): X509Certificate => {
  const chain = (file.match(onePem) ?? []).map((pem) => new X509Certificate(pem));
  const [signer] = chain;
  const last = chain.at(-1);
  if (!signer || !last || chain.length > 5) throw new Error('not a certificate');
  if (signer.ca || signer.subject === signer.issuer) throw new Error('signed by itself');
  if (!signerNames[environment].some((name) => signer.checkHost(name, { subject: 'always', wildcards: false })))
    throw new Error(`the certificate of another: ${signer.subject}`);
  if (signer.publicKey.asymmetricKeyType !== 'rsa') throw new Error('not a key for RSA');
  const broken = chain.slice(1).some((issuer, index) => {
    const issued = chain[index];
    return !issued || !isIssuedBy(issued, issuer);
  });
  if (broken || !fitsRoots(last, roots)) throw new Error('not a chain of certificates');
  return signer;
};

/** True if a certificate is valid at a time. */
export const isValidAt = ({ validFromDate, validToDate }: X509Certificate, now: Date): boolean =>
  validFromDate <= now && now <= validToDate;
