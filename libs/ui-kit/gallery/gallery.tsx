import { type ComponentType, useState } from 'react';
import { IconButton, Link, Logo, Page, SkipLink, VisuallyHidden } from '../src/index.ts';
import styles from './gallery.module.css';
import { ActionsPart } from './parts/actions.tsx';
import { ChartsPart } from './parts/charts.tsx';
import { CommercePart } from './parts/commerce.tsx';
import { FieldsPart } from './parts/fields.tsx';
import { FoundationsPart } from './parts/foundations.tsx';
import { FrontPart } from './parts/front.tsx';
import { OverlaysPart } from './parts/overlays.tsx';
import { PicturesPart } from './parts/pictures.tsx';
import { StatesPart } from './parts/states.tsx';
import { StationsPart } from './parts/stations.tsx';

const parts: Readonly<Record<string, { title: string; Part: ComponentType }>> = {
  front: { title: 'Front', Part: FrontPart },
  charts: { title: 'Charts', Part: ChartsPart },
  commerce: { title: 'Commerce', Part: CommercePart },
  actions: { title: 'Actions', Part: ActionsPart },
  fields: { title: 'Fields', Part: FieldsPart },
  states: { title: 'States', Part: StatesPart },
  overlays: { title: 'Overlays', Part: OverlaysPart },
  pictures: { title: 'Pictures', Part: PicturesPart },
  stations: { title: 'Stations', Part: StationsPart },
  foundations: { title: 'Foundations', Part: FoundationsPart },
};

const isDark = (): boolean => {
  const { mode } = document.documentElement.dataset;
  return mode ? mode === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
};

const ModeButton = () => {
  const [dark, setDark] = useState(isDark);
  const turn = () => {
    document.documentElement.dataset.mode = dark ? 'light' : 'dark';
    setDark(!dark);
  };
  return <IconButton icon={dark ? 'sun' : 'moon'} label={dark ? 'Light mode' : 'Dark mode'} onClick={turn} />;
};

/** All components of the kit with their states; with `part`, that part only. */
export const Gallery = ({ part }: { part: string | undefined }) => {
  const shown = Object.entries(parts).filter(([id]) => part === undefined || id === part);
  return (
    <>
      <SkipLink targetId="main">Skip to content</SkipLink>
      <header className={styles.bar}>
        <Page space="none">
          <div className={styles.barRow}>
            <Logo name="Caravan" />
            <nav className={styles.nav} aria-label="Parts">
              {Object.entries(parts).map(([id, { title }]) => (
                <Link key={id} href={`#${id}`} look="quiet">
                  {title}
                </Link>
              ))}
            </nav>
            <ModeButton />
          </div>
        </Page>
      </header>
      <main id="main" tabIndex={-1}>
        {part === undefined || part === 'front' ? null : <VisuallyHidden as="h1">The kit</VisuallyHidden>}
        {shown.map(([id, { Part }]) => (
          <Part key={id} />
        ))}
      </main>
    </>
  );
};
