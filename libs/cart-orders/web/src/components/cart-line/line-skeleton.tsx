import { Skeleton, Stack } from '@caravan/ui-kit';
import styles from './cart-line.module.css';

/** A placeholder on the grid of the lines. */
export const LineSkeleton = () => (
  <div className={styles.line}>
    <div className={styles.picture}>
      <Skeleton shape="square" />
    </div>
    <div className={styles.goods}>
      <Stack gap="2">
        <Skeleton part="3-4" />
        <Skeleton part="1-2" />
      </Stack>
    </div>
    <div className={styles.price}>
      <Skeleton part="1-2" />
    </div>
    <div className={styles.quantity}>
      <Skeleton shape="control" />
    </div>
    <div className={styles.lineOptions}>
      <Skeleton shape="control" part="1-3" />
    </div>
  </div>
);
