import { useRef, useState } from 'react';
import {
  Button,
  IconButton,
  IconLink,
  KeyCap,
  PhotoStrip,
  Stack,
  Station,
  StationSignal,
  StatusBadge,
  TextField,
  UndoBar,
  Viewfinder,
  type SignalTone,
  type StripPhoto,
} from '../../src/index.ts';
import styles from '../gallery.module.css';
import { Part, Sample } from './part.tsx';

const words: Readonly<Record<SignalTone, [word: string, text: string]>> = {
  idle: ['Scan an item', 'Its label begins with IT.'],
  success: ['Correct', 'IT2611048213K, 2 of 5 in this box.'],
  warning: ['Scan again', 'This item was counted before.'],
  danger: ['Wrong item', 'IT2611048999Z belongs to another package. Put it back into A-01-02.'],
};

const tones = Object.keys(words) as SignalTone[];

const PackStation = () => {
  const [tone, setTone] = useState<SignalTone>('success');
  const [word, text] = words[tone];
  const next = () => setTone(tones[(tones.indexOf(tone) + 1) % tones.length] ?? 'idle');
  return (
    <div className={styles.station}>
      <Station
        title="Pack"
        level={3}
        back={<IconLink icon="arrow-left" label="Leave the station" to="#stations" />}
        tools={
          <>
            <StatusBadge tone="warning" icon="offline">
              3 waiting
            </StatusBadge>
            <IconButton icon="sound" label="Turn the sound off" />
          </>
        }
        notice={<UndoBar text="IT2611048213K scanned" undoLabel="Undo" secondsLeft={8} onUndo={next} />}
        actions={
          <>
            <Button size="lg" onClick={next}>
              Box is full <KeyCap>e</KeyCap>
            </Button>
            <Button size="lg" variant="secondary">
              Item is missing
            </Button>
          </>
        }
      >
        <StationSignal tone={tone} word={word} count={tones.indexOf(tone)}>
          {text}
        </StationSignal>
        <TextField label="Or type the number" size="lg" autoComplete="off" />
      </Station>
    </div>
  );
};

const first: StripPhoto[] = ['Photo 1', 'Photo 2', 'Photo 3'].map((alt, index) => ({
  id: alt,
  alt,
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="hsl(${index * 50} 40% 50%)"/></svg>`,
  )}`,
}));

const Photos = () => {
  const [photos, setPhotos] = useState(first);
  const move = (id: string, by: number) =>
    setPhotos((before) => {
      const from = before.findIndex((photo) => photo.id === id);
      const rest = before.filter((photo) => photo.id !== id);
      return rest.toSpliced(from + by, 0, ...before.slice(from, from + 1));
    });
  return (
    <PhotoStrip
      label="Photos of the goods"
      photos={photos}
      texts={{
        earlier: ({ alt }) => `Move ${alt} forward`,
        later: ({ alt }) => `Move ${alt} back`,
        remove: ({ alt }) => `Remove ${alt}`,
        retake: ({ alt }) => `Take ${alt} again`,
      }}
      onMove={move}
      onRemove={(id) => setPhotos((before) => before.filter((photo) => photo.id !== id))}
      onRetake={() => undefined}
    />
  );
};

export const StationsPart = () => {
  const video = useRef<HTMLVideoElement>(null);
  return (
    <Part id="stations" title="Stations" text="Full screens for the warehouse: one step, large words, one decision.">
      <PackStation />
      <Stack gap="4">
        {tones.map((tone) => (
          <StationSignal key={tone} tone={tone} word={words[tone][0]}>
            {words[tone][1]}
          </StationSignal>
        ))}
      </Stack>
      <Sample title="Camera">
        <Viewfinder
          label="Camera"
          videoRef={video}
          aim="code"
          overlay="This device has no camera. Use the scanner or type the number."
          actions={<Button variant="secondary">Close the camera</Button>}
        />
      </Sample>
      <Sample title="Photos">
        <Photos />
      </Sample>
    </Part>
  );
};
