import { readHidReport, scaleUsagePage } from './read-hid-report.ts';
import { makeLineSplitter, readSerialLine } from './read-serial-line.ts';
import { makeSteadyJudge, type ScaleReading } from './scale-reading.ts';

/** The parts of WebHID that a scale needs; TypeScript's library does not have them. */
interface HidDevice extends EventTarget {
  opened: boolean;
  collections: readonly { usagePage?: number }[];
  open: () => Promise<void>;
  close: () => Promise<void>;
}

interface Hid extends EventTarget {
  getDevices: () => Promise<HidDevice[]>;
  requestDevice: (options: { filters: { usagePage: number }[] }) => Promise<HidDevice[]>;
}

interface InputReport extends Event {
  reportId: number;
  data: DataView;
}

/** The parts of Web Serial that a scale needs. */
interface SerialPort extends EventTarget {
  readable: ReadableStream<Uint8Array> | null;
  open: (options: { baudRate: number }) => Promise<void>;
  close: () => Promise<void>;
}

interface Serial extends EventTarget {
  getPorts: () => Promise<SerialPort[]>;
  requestPort: () => Promise<SerialPort>;
}

type DeviceNavigator = Navigator & { hid?: Hid; serial?: Serial };

export type ScaleKind = 'hid' | 'serial';

export interface ScaleListener {
  onReading: (reading: ScaleReading) => void;
  /** The scale was unplugged or switched off. */
  onLost: () => void;
}

/** Stops listening to a scale. */
export type CloseScale = () => Promise<void>;

/** Most scales are set to this speed when they are sold. */
const baudRate = 9600;

const listenToHid = async (device: HidDevice, { onReading, onLost }: ScaleListener): Promise<CloseScale> => {
  const { hid } = navigator as DeviceNavigator;
  const report = (event: Event): void => {
    const { reportId, data } = event as InputReport;
    const reading = readHidReport(reportId, data);
    if (reading) onReading(reading);
  };
  const disconnect = (event: Event): void => {
    if ((event as Event & { device?: HidDevice }).device === device) onLost();
  };
  if (!device.opened) await device.open();
  device.addEventListener('inputreport', report);
  hid?.addEventListener('disconnect', disconnect);
  return async () => {
    device.removeEventListener('inputreport', report);
    hid?.removeEventListener('disconnect', disconnect);
    await device.close();
  };
};

const listenToSerial = async (port: SerialPort, { onReading, onLost }: ScaleListener): Promise<CloseScale> => {
  await port.open({ baudRate });
  const reader = port.readable?.getReader();
  const decoder = new TextDecoder();
  const split = makeLineSplitter();
  const judge = makeSteadyJudge();
  let closing = false;
  const read = async (): Promise<void> => {
    for (;;) {
      const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
      if (done) return;
      for (const line of split(decoder.decode(value, { stream: true }))) {
        const reading = readSerialLine(line);
        if (reading) onReading(judge(reading));
      }
    }
  };
  const ended = (): void => {
    if (!closing) onLost();
  };
  const reading = read().then(ended, ended);
  return async () => {
    closing = true;
    await reader?.cancel().catch(() => undefined);
    await reading;
    reader?.releaseLock();
    await port.close();
  };
};

/** How this browser can talk to scales; none in Safari and Firefox, and on pages without https. */
export const scaleKinds = (): ScaleKind[] => {
  const { hid, serial } = navigator as DeviceNavigator;
  return [...(hid ? (['hid'] as const) : []), ...(serial ? (['serial'] as const) : [])];
};

/** Opens a scale that was chosen before; undefined if there is none. */
export const openKnownScale = async (listener: ScaleListener): Promise<CloseScale | undefined> => {
  const { hid, serial } = navigator as DeviceNavigator;
  const devices = (await hid?.getDevices()) ?? [];
  const known = devices.find(({ collections }) => collections.some(({ usagePage }) => usagePage === scaleUsagePage));
  if (known) return listenToHid(known, listener);
  const [port] = (await serial?.getPorts()) ?? [];
  return port ? listenToSerial(port, listener) : undefined;
};

/** Lets the clerk choose a scale, after a click; undefined if none was chosen. */
export const chooseScale = async (kind: ScaleKind, listener: ScaleListener): Promise<CloseScale | undefined> => {
  const { hid, serial } = navigator as DeviceNavigator;
  if (kind === 'hid') {
    const [device] = (await hid?.requestDevice({ filters: [{ usagePage: scaleUsagePage }] })) ?? [];
    return device ? listenToHid(device, listener) : undefined;
  }
  const port = await serial?.requestPort().catch((error: unknown) => {
    // A closed chooser is no failure.
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
    throw error;
  });
  return port ? listenToSerial(port, listener) : undefined;
};
