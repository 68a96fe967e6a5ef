import type { CSSProperties } from 'react';
import type { Language } from '@caravan/kernel';
import { light } from './mail-colours.ts';
import { MailLayout } from './mail-layout.tsx';

/** What one mail with a link says. */
export interface LinkMailWords {
  subject: string;
  preview: string;
  title: string;
  lead: string;
  action: string;
  /** How long the link works. */
  term: string;
  /** For who never asked for it. */
  notMe: string;
  /** Before the written-out address. */
  fallback: string;
  footer: string;
}

export interface LinkMailProps {
  language: Language;
  words: LinkMailWords;
  link: string;
}

const lineHeight: Record<Language, number> = { en: 1.5, zh: 1.7 };

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

/** A mail with one thing to do. */
export const LinkMail = ({ language, words, link }: LinkMailProps) => {
  const body: CSSProperties = { margin: '0 0 24px', color: light.ink2, fontSize: 16, lineHeight: lineHeight[language] };
  const small: CSSProperties = { margin: '0 0 12px', color: light.muted, fontSize: 14, lineHeight: lineHeight[language] };
  return (
    <MailLayout language={language} subject={words.subject} preview={words.preview} footer={words.footer}>
      <h1 className="ink" style={{ margin: '0 0 12px', color: light.ink, fontSize: 22, lineHeight: 1.3, fontWeight: 600 }}>
        {words.title}
      </h1>
      <p className="ink2" style={body}>
        {words.lead}
      </p>
      <p style={{ margin: '0 0 24px' }}>
        <a className="button" href={link} style={button}>
          {words.action}
        </a>
      </p>
      <p className="muted" style={small}>
        {words.term}
      </p>
      <p className="muted" style={{ ...small, margin: '0 0 24px' }}>
        {words.notMe}
      </p>
      <p className="muted rule" style={{ ...small, margin: 0, paddingTop: 16, borderTop: `1px solid ${light.border}` }}>
        {words.fallback}
        <br />
        <a className="brand" href={link} style={{ color: light.brand, wordBreak: 'break-all' }}>
          {link}
        </a>
      </p>
    </MailLayout>
  );
};

/** The same for who reads no HTML. */
export const linkMailText = ({ words, link }: Omit<LinkMailProps, 'language'>): string =>
  [words.title, words.lead, `${words.action}\n${link}`, words.term, words.notMe, `-- \n${words.footer}`].join('\n\n');
