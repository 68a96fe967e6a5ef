import { dark } from './mail-colours.ts';

/** Inline styles say how a mail looks by day; a client that knows the night is told by class names. One that does not keeps to the day. */
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
