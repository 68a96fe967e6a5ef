import { useRef, useState } from 'react';
import { Button, KeyCap, TextField } from '@caravan/ui-kit';
import { CameraScanner } from '../camera/camera-scanner.tsx';
import { PhotoField, type PhotoFieldHandle } from '../camera/photo-field.tsx';
import { usePhotos } from '../camera/use-photos.ts';
import { StaffMeContext } from '../console-context.ts';
import { useActiveShortcuts, useShortcuts } from '../keys/use-keyboard.ts';
import { OutboxProvider, useOutbox, useOutboxHandlers } from '../outbox/outbox-context.tsx';
import { PrintNotice } from '../print/print-notice.tsx';
import { usePrint } from '../print/use-print.ts';
import { useScale } from '../scale/use-scale.ts';
import { WeightField } from '../scale/weight-field.tsx';
import { StationPage } from '../station/station-page.tsx';
import { useSignal } from '../station/use-signal.ts';
import { useStationScans } from '../station/use-station-scans.ts';
import { useUndo } from '../station/use-undo.ts';
import { exampleHandler } from './example-server.ts';

const Shortcuts = () => (
  <ul aria-label="Shortcuts">
    {useActiveShortcuts().map(({ keys, label }) => (
      <li key={keys}>
        <KeyCap>{keys}</KeyCap> {label}
      </li>
    ))}
  </ul>
);

const ExampleStation = () => {
  const [signal, show] = useSignal();
  const undo = useUndo();
  const outbox = useOutbox();
  const photos = usePhotos({ max: 4 });
  const scale = useScale();
  const print = usePrint();
  const camera = useRef<PhotoFieldHandle>(null);
  const [note, setNote] = useState('');
  const [grams, setGrams] = useState('');
  const [isScanning, setScanning] = useState(false);
  useOutboxHandlers({ 'example.item': exampleHandler });

  const receive = async (number: string): Promise<void> => {
    try {
      await outbox.add({ kind: 'example.item', title: number, payload: { number } });
      show('success', 'Kept', number);
      undo.offer({ text: `${number} kept`, undo: () => show('warning', 'Taken back', number) });
    } catch {
      show('danger', 'Not kept', number);
    }
  };
  const take = useStationScans({
    show,
    onCode: ({ kind, code }) => (kind === 'item' ? void receive(code) : show('danger', 'No item', code)),
    commands: { photo: () => camera.current?.shoot(), undo: () => void undo.run() },
  });
  useShortcuts({
    p: { label: 'Print the labels', run: () => void print.print(async () => ({ url: '/v1/prints/example' })) },
    'g c': { label: 'Open the camera', run: () => setScanning(true) },
  });

  return (
    <StationPage
      title="Example station"
      backTo="/"
      signal={signal}
      idle={{ word: 'Scan an item', text: 'Its label begins with IT.' }}
      undo={undo}
      actions={
        <>
          <Button size="lg" onClick={() => show('success', 'Done')}>
            Done
          </Button>
          <Button size="lg" variant="secondary" onClick={() => setScanning(!isScanning)}>
            Camera
          </Button>
        </>
      }
    >
      {isScanning ? <CameraScanner onScan={take} onClose={() => setScanning(false)} /> : null}
      <TextField label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
      <WeightField value={grams} onChange={setGrams} scale={scale} expected={1000} />
      <PhotoField photos={photos} ref={camera} />
      <PrintNotice print={print} />
      <Shortcuts />
    </StationPage>
  );
};

/** Every part of a station on one page. */
export const Page = () => (
  <StaffMeContext value={{ id: 'example', email: 'clerk@caravan.test', name: null, roles: ['receiver'] }}>
    <OutboxProvider>
      <ExampleStation />
    </OutboxProvider>
  </StaffMeContext>
);

export const meta = () => ({ title: 'Example station' });
