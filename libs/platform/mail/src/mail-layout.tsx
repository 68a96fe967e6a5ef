import { createContext, useContext, type CSSProperties, type ReactNode } from 'react';
import { languageTable, type Language, type LanguageRow } from '@caravan/kernel';
import { darkModeCss, light } from './mail-theme.ts';
import { mailWords } from './words/mail-words.ts';

export interface MailLayoutProps {
  language: Language;
  subject: string;
  /** Shown after the subject in a list of mails. */
  preview: string;
  children: ReactNode;
}

/** The name of the shop, which `renderMail` gives to the whole mail. */
export const ShopName = createContext('');

const brand: CSSProperties = { margin: 0, color: light.brand, fontSize: 22, fontWeight: 650, letterSpacing: '-0.02em' };

const MailBrand = () => (
  <p className="brand" style={brand}>
    {useContext(ShopName)}
  </p>
);

const MailFooter = ({ language }: Pick<MailLayoutProps, 'language'>) => (
  <p className="muted" style={{ margin: 0, color: light.muted, fontSize: 14, lineHeight: 1.5 }}>
    {mailWords[language].footer(useContext(ShopName))}
  </p>
);

const fonts: Record<LanguageRow['script'], string> = {
  latin: "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  han: "-apple-system, 'PingFang SC', 'Microsoft YaHei UI', 'Noto Sans CJK SC', 'Segoe UI', sans-serif",
};

const hidden: CSSProperties = {
  display: 'none',
  maxHeight: 0,
  overflow: 'hidden',
  opacity: 0,
  fontSize: 1,
  lineHeight: '1px',
};

/** The frame of a mail: name, route line, card, footer. It uses tables and inline styles, because mail programs support those. */
export const MailLayout = ({ language, subject, preview, children }: MailLayoutProps) => (
  <html lang={languageTable[language].tag}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{subject}</title>
      <style dangerouslySetInnerHTML={{ __html: darkModeCss }} />
    </head>
    <body
      className="canvas"
      style={{
        margin: 0,
        padding: 0,
        backgroundColor: light.canvas,
        fontFamily: fonts[languageTable[language].script],
      }}
    >
      <div style={hidden}>{preview}</div>
      <table
        role="presentation"
        width="100%"
        cellPadding={0}
        cellSpacing={0}
        className="canvas"
        style={{ backgroundColor: light.canvas }}
      >
        <tbody>
          <tr>
            <td align="center" style={{ padding: '32px 16px' }}>
              <table
                role="presentation"
                width="100%"
                cellPadding={0}
                cellSpacing={0}
                style={{ maxWidth: 560, textAlign: 'left' }}
              >
                <tbody>
                  <tr>
                    <td className="route" style={{ padding: '0 0 16px', borderBottom: `2px dashed ${light.route}` }}>
                      <MailBrand />
                    </td>
                  </tr>
                  <tr>
                    <td style={{ height: 24, lineHeight: '24px' }}>&nbsp;</td>
                  </tr>
                  <tr>
                    <td
                      className="surface"
                      style={{
                        padding: 32,
                        backgroundColor: light.surface,
                        border: `1px solid ${light.border}`,
                        borderRadius: 12,
                      }}
                    >
                      {children}
                    </td>
                  </tr>
                  <tr>
                    <td style={{ padding: '24px 4px 0' }}>
                      <MailFooter language={language} />
                    </td>
                  </tr>
                </tbody>
              </table>
            </td>
          </tr>
        </tbody>
      </table>
    </body>
  </html>
);
