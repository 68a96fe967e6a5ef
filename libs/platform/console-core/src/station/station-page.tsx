import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, IconLink, Station, StationSignal, UndoBar } from '@caravan/ui-kit';
import { consoleCoreNamespace } from '../i18n/console-core-texts.ts';
import { useShortcuts } from '../keys/use-keyboard.ts';
import { OutboxButton, type ParkedSteps } from '../outbox/outbox-button.tsx';
import { OutboxElsewhere } from '../outbox/outbox-elsewhere.tsx';
import { useDeviceSwitch } from './use-device-choice.ts';
import type { Signal } from './use-signal.ts';
import type { Undo } from './use-undo.ts';

export interface StationPageProps {
  title: string;
  /** Where the way out leads. */
  backTo: string;
  /** Of `useSignal`; until there is one, the page shows `idle`. */
  signal?: Signal | undefined;
  /** The word for the expected scan, and what to scan. */
  idle: { word: string; text?: ReactNode };
  undo?: Undo;
  /** The steps of this station that the server did not accept, and how they are changed. */
  parked?: ParkedSteps;
  /** At the bottom; the first button is the decision. */
  actions?: ReactNode;
  children?: ReactNode;
}

const MuteButton = () => {
  const { t } = useTranslation(consoleCoreNamespace);
  const [muted, setMuted] = useDeviceSwitch('muted');
  return (
    <IconButton
      icon={muted ? 'sound-off' : 'sound'}
      label={t(muted ? 'station.unmute' : 'station.mute')}
      onClick={() => setMuted(!muted)}
    />
  );
};

const UndoNotice = ({ undo }: { undo: Undo }) => {
  const { t } = useTranslation(consoleCoreNamespace);
  // A refused undo has shown its reason; the step stays until its time is over.
  const run = () => void undo.run().catch(() => undefined);
  useShortcuts({ u: { label: t('station.undo'), run } }, { enabled: undo.step !== undefined });
  return undo.step ? (
    <UndoBar
      text={undo.step.text}
      undoLabel={t('station.undo')}
      secondsLeft={undo.secondsLeft}
      busy={undo.busy}
      onUndo={run}
    />
  ) : null;
};

/** A station of the warehouse: what it says in large words, one step, and its decision. */
export const StationPage = ({ title, backTo, signal, idle, undo, parked, actions, children }: StationPageProps) => {
  const { t } = useTranslation(consoleCoreNamespace);
  const { tone, word, text, count } = signal ?? { ...idle, tone: 'idle' as const, count: 0 };
  return (
    <Station
      title={title}
      back={<IconLink icon="arrow-left" label={t('station.leave')} to={backTo} />}
      tools={
        <>
          <OutboxButton steps={parked} />
          <MuteButton />
        </>
      }
      notice={undo ? <UndoNotice undo={undo} /> : null}
      actions={actions}
    >
      <OutboxElsewhere />
      <StationSignal tone={tone} word={word} count={count}>
        {text}
      </StationSignal>
      {children}
    </Station>
  );
};
