import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

/** A certificate with the key of its holder. */
export interface TestCertificate {
  pem: string;
  name: string;
  key: KeyObject;
}

export interface CertificateOptions {
  name: string;
  /** Undefined for one that its own key signed. */
  issuer?: TestCertificate;
  ca?: boolean;
  from: Date;
  to: Date;
}

/** One value of ASN.1 in DER. */
const der = (tag: number, ...parts: (Buffer | number[])[]): Buffer => {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts);
const utf8 = (text: string): Buffer => der(0x0c, Buffer.from(text));
const generalisedTime = (at: Date): Buffer =>
  der(0x18, Buffer.from(`${at.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`));

const commonName = der(0x06, [0x55, 0x04, 0x03]);
const nameOf = (name: string): Buffer => sequence(der(0x31, sequence(commonName, utf8(name))));
/** sha256WithRSAEncryption */
const algorithm = sequence(der(0x06, [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b]), der(0x05));
const isAuthority = sequence(der(0x06, [0x55, 0x1d, 0x13]), der(0x01, [0xff]), der(0x04, sequence(der(0x01, [0xff]))));

let made = 0;

/** Makes an X.509 certificate, which Node can read and check but not make. */
export const testCertificate = ({ name, issuer, ca = false, from, to }: CertificateOptions): TestCertificate => {
  const { privateKey: key, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  made += 1;
  const body = sequence(
    der(0xa0, der(0x02, [2])),
    der(0x02, [made]),
    algorithm,
    nameOf(issuer?.name ?? name),
    sequence(generalisedTime(from), generalisedTime(to)),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    ...(ca ? [der(0xa3, sequence(isAuthority))] : []),
  );
  const signature = sign('sha256', body, issuer?.key ?? key);
  const bytes = sequence(body, algorithm, der(0x03, [0], signature)).toString('base64');
  const lines = bytes.match(/.{1,64}/g)?.join('\n') ?? '';
  return { pem: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`, name, key };
};
