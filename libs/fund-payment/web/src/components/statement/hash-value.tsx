import { CopyButton, Grow, Row } from '@caravan/ui-kit';
import styles from './statement.module.css';

/** A hash with a button that copies it. */
export const HashValue = ({ hash, copyLabel }: { hash: string; copyLabel: string }) => (
  <Row gap="2">
    <Grow>
      <code className={styles.hash}>{hash}</code>
    </Grow>
    <CopyButton value={hash} label={copyLabel} />
  </Row>
);
