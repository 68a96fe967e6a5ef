import {
  BrokenRouteDrawing,
  EmptyCartDrawing,
  Grid,
  Icon,
  iconNames,
  Image,
  MessageDrawing,
  Logo,
  NotFoundDrawing,
  ParcelDrawing,
  PostmarkDrawing,
  WarehouseDrawing,
  Text,
  WalletDrawing,
} from '../../src/index.ts';
import styles from '../gallery.module.css';
import { Part } from './part.tsx';

const bowl =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#8aa" d="M0 0h4v3H0z"/><circle cx="2" cy="1.5" r=".8" fill="#def"/></svg>';

const photo = `data:image/svg+xml,${encodeURIComponent(bowl)}`;

export const PicturesPart = () => (
  <Part id="pictures" title="Drawings, icons, photos">
    <Logo name="Caravan" />
    <div className={styles.drawings}>
      <ParcelDrawing />
      <WarehouseDrawing />
      <EmptyCartDrawing />
      <MessageDrawing />
      <WalletDrawing />
      <PostmarkDrawing />
      <NotFoundDrawing />
      <BrokenRouteDrawing />
    </div>
    <ul className={styles.icons}>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} size="lg" />
          <Text as="span" size="xs" tone="muted">
            {name}
          </Text>
        </li>
      ))}
    </ul>
    <Grid columns={{ base: 2, md: 4 }} gap="4">
      <Image src={photo} alt="A bowl" radius="card" />
      <Image src={photo} alt="A bowl" ratio="4-3" radius="card" />
      <Image src="./no-such-photo.jpg" alt="A photo that cannot be loaded" radius="card" />
      <Image src={undefined} alt="" radius="card" fallbackIcon="camera" />
    </Grid>
  </Part>
);
