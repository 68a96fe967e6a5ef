import { languageTable, type Language } from '@caravan/kernel';

/** Chinese characters are higher than Latin letters and need more room. */
export const lineHeightOf = (language: Language): number => (languageTable[language].script === 'han' ? 1.7 : 1.5);

/**
 * The colours of the storefront, written out: a mail has no custom properties, and the server may not import ui-kit.
 */
export const light = {
  canvas: '#F6F8F7',
  surface: '#FFFFFF',
  border: '#D9E1DE',
  ink: '#10201F',
  ink2: '#394947',
  muted: '#586765',
  brand: '#0B5F66',
  onBrand: '#FFFFFF',
  route: '#F5B23D',
};

const dark: typeof light = {
  canvas: '#0D1514',
  surface: '#141E1D',
  border: '#2C3B39',
  ink: '#EFF5F3',
  ink2: '#CBD7D4',
  muted: '#98A8A5',
  brand: '#4EC2C4',
  onBrand: '#06211F',
  route: '#F7C163',
};

/** Dark colours by class names, for mail programs that support a dark mode. Inline styles have the light ones. */
export const darkModeCss = `
@media (prefers-color-scheme: dark) {
  .canvas { background-color: ${dark.canvas} !important; }
  .surface { background-color: ${dark.surface} !important; border-color: ${dark.border} !important; }
  .route { border-color: ${dark.route} !important; }
  .rule { border-color: ${dark.border} !important; }
  .ink { color: ${dark.ink} !important; }
  .ink2 { color: ${dark.ink2} !important; }
  .muted { color: ${dark.muted} !important; }
  .brand { color: ${dark.brand} !important; }
  .button { background-color: ${dark.brand} !important; color: ${dark.onBrand} !important; }
}
`;
