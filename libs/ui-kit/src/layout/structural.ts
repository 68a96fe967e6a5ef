import type { AriaAttributes, AriaRole, ReactNode } from 'react';
import type { Space } from '../system/tokens.ts';

/** The props of every structural component besides its own: naming and roles, no styles. */
export interface Structural extends AriaAttributes {
  id?: string;
  role?: AriaRole;
  lang?: string;
  hidden?: boolean;
  tabIndex?: number;
  children?: ReactNode;
}

export type LayoutTag =
  'div' | 'section' | 'article' | 'aside' | 'nav' | 'main' | 'header' | 'footer' | 'ul' | 'ol' | 'li' | 'span';

export type Align = 'start' | 'center' | 'end' | 'stretch' | 'baseline';

export type Justify = 'start' | 'center' | 'end' | 'between';

/** One value, or one for each width. */
export type Responsive<Value> = Value | { base: Value; sm?: Value; md?: Value; lg?: Value };

export const perWidth = <Value>(value: Responsive<Value>): { base: Value; sm?: Value; md?: Value; lg?: Value } =>
  typeof value === 'object' && value !== null && 'base' in value ? value : { base: value };

export interface Gapped {
  gap?: Space;
}
