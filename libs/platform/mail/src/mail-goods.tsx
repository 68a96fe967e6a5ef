import type { CSSProperties } from 'react';
import { languageTable, type Language } from '@caravan/kernel';
import { light, lineHeightOf } from './mail-theme.ts';

/** One product in a mail. */
export interface GoodsInMail {
  name: string;
  /** An absolute URL of our own; null for goods without a picture. */
  picture: string | null;
  /** Short lines below the name, such as the weight. */
  facts: readonly string[];
}

const side = 72;

const picture: CSSProperties = {
  display: 'block',
  width: side,
  height: side,
  borderRadius: 6,
  border: `1px solid ${light.border}`,
  objectFit: 'cover',
  fontSize: 12,
  lineHeight: '16px',
  overflow: 'hidden',
};

const cell: CSSProperties = { padding: '12px 0', borderTop: `1px solid ${light.border}`, verticalAlign: 'top' };

const table = {
  role: 'presentation',
  width: '100%',
  cellPadding: 0,
  cellSpacing: 0,
  style: { margin: '0 0 24px', borderBottom: `1px solid ${light.border}` },
} as const;

/** Goods with their pictures. */
export const MailGoods = ({ language, goods }: { language: Language; goods: readonly GoodsInMail[] }) => (
  <table className="rule" {...table}>
    <tbody>
      {goods.map(({ name, picture: src, facts }, index) => (
        <tr key={index}>
          {src && (
            <td className="rule" width={side + 16} style={{ ...cell, width: side + 16 }}>
              <img className="rule muted" src={src} alt={name} width={side} height={side} style={picture} />
            </td>
          )}
          <td className="rule" colSpan={src ? 1 : 2} style={cell}>
            <p
              className="ink"
              style={{ margin: '0 0 4px', color: light.ink, fontSize: 16, lineHeight: 1.5, wordBreak: 'break-word' }}
            >
              {name}
            </p>
            {facts.map((fact) => (
              <p
                key={fact}
                className="muted"
                style={{ margin: 0, color: light.muted, fontSize: 14, lineHeight: lineHeightOf(language) }}
              >
                {fact}
              </p>
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The same as text. */
export const goodsText = (goods: readonly GoodsInMail[]): string =>
  goods.map(({ name, facts }) => [`* ${name}`, ...facts.map((fact) => `  ${fact}`)].join('\n')).join('\n\n');

/** A term and its value; lines of a value are separated by line breaks. */
export type MailFact = readonly [term: string, value: string];

/** Terms and values one below the other, so that a phone needs no second column. */
export const MailFacts = ({ language, facts }: { language: Language; facts: readonly MailFact[] }) => (
  <table className="rule" {...table}>
    <tbody>
      {facts.map(([term, value], index) => (
        <tr key={index}>
          <td className="rule" style={{ ...cell, lineHeight: lineHeightOf(language) }}>
            <span className="muted" style={{ display: 'block', color: light.muted, fontSize: 14 }}>
              {term}
            </span>
            <span
              className="ink"
              style={{
                color: light.ink,
                fontSize: 16,
                whiteSpace: 'pre-line',
                wordBreak: 'break-word',
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {value}
            </span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The same as text. */
export const factsText = (language: Language, facts: readonly MailFact[]): string =>
  facts
    .map(([term, value]) =>
      value.includes('\n')
        ? `${term}${languageTable[language].marks.colon.trimEnd()}\n${value.replaceAll(/^/gm, '  ')}`
        : `${term}${languageTable[language].marks.colon}${value}`,
    )
    .join('\n');
