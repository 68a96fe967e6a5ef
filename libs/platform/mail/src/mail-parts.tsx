import type { CSSProperties, ReactNode } from 'react';
import type { Language } from '@caravan/kernel';
import { light, lineHeightOf } from './mail-theme.ts';
import { mailWords } from './words/mail-words.ts';

const button: CSSProperties = {
  display: 'inline-block',
  padding: '12px 24px',
  borderRadius: 6,
  backgroundColor: light.brand,
  color: light.onBrand,
  fontSize: 16,
  fontWeight: 600,
  textDecoration: 'none',
};

interface Words {
  language: Language;
  children: ReactNode;
}

interface Linked {
  language: Language;
  /** Absolute: a mail has no base address. */
  href: string;
}

const small = (language: Language): CSSProperties => ({
  color: light.muted,
  fontSize: 14,
  lineHeight: lineHeightOf(language),
});

export const MailTitle = ({ children }: { children: ReactNode }) => (
  <h1 className="ink" style={{ margin: '0 0 12px', color: light.ink, fontSize: 22, lineHeight: 1.3, fontWeight: 600 }}>
    {children}
  </h1>
);

export const MailParagraph = ({ language, children }: Words) => (
  <p
    className="ink2"
    style={{ margin: '0 0 24px', color: light.ink2, fontSize: 16, lineHeight: lineHeightOf(language) }}
  >
    {children}
  </p>
);

/** A code to type in elsewhere. */
export const MailCode = ({ children }: { children: string }) => (
  <p
    className="ink"
    style={{
      margin: '0 0 24px',
      color: light.ink,
      fontSize: 32,
      lineHeight: 1.25,
      fontWeight: 600,
      letterSpacing: '0.16em',
      fontVariantNumeric: 'tabular-nums',
    }}
  >
    {children}
  </p>
);

/** The button of a mail. */
export const MailAction = ({ href, children }: { href: string; children: ReactNode }) => (
  <p style={{ margin: '0 0 24px' }}>
    <a className="button" href={href} style={button}>
      {children}
    </a>
  </p>
);

/** Small text below the button. The last one has a larger bottom margin. */
export const MailNote = ({ language, last = false, children }: Words & { last?: boolean }) => (
  <p className="muted" style={{ ...small(language), margin: last ? '0 0 24px' : '0 0 12px' }}>
    {children}
  </p>
);

/** A link whose text is its address, so that it can be copied. */
export const MailLink = ({ href }: { href: string }) => (
  <a className="brand" href={href} style={{ color: light.brand, wordBreak: 'break-all' }}>
    {href}
  </a>
);

/** The address of the button as text, for programs that show no button. */
export const MailAddress = ({ language, href }: Linked) => (
  <p
    className="muted rule"
    style={{ ...small(language), margin: 0, paddingTop: 16, borderTop: `1px solid ${light.border}` }}
  >
    {mailWords[language].fallback}
    <br />
    <MailLink href={href} />
  </p>
);
