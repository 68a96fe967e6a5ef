import type { InputHTMLAttributes, Ref, SelectHTMLAttributes } from 'react';
import { withoutProps } from '../without-props.ts';
import styles from './hidden-control.module.css';

/** For `asChild` of Ark's hidden input: all of its props but the style. */
export const HiddenInput = (props: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) => (
  <input {...withoutProps(props, ['style'])} className={styles.hidden} />
);

/** For `asChild` of Ark's hidden select: all of its props but the style. */
export const HiddenSelect = (props: SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> }) => (
  <select {...withoutProps(props, ['style'])} className={styles.hidden} />
);
