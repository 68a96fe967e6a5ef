import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A USB scale in jsdom (WebHID); `known` connects by itself, any other has to be chosen. */
export const fakeScale = ({ known = true }: { known?: boolean } = {}) => {
  const device = Object.assign(new EventTarget(), {
    opened: false,
    collections: [{ usagePage: 0x8d }],
    open: vi.fn(() => Promise.resolve()),
    close: vi.fn(() => Promise.resolve()),
  });
  const hid = Object.assign(new EventTarget(), {
    getDevices: () => Promise.resolve(known ? [device] : []),
    requestDevice: vi.fn(() => Promise.resolve([device])),
  });
  Object.defineProperty(navigator, 'hid', { configurable: true, value: hid });

  /** Sends a report: status, unit, exponent, and the value in two bytes. */
  const send = (...bytes: number[]) => {
    const data = new DataView(Uint8Array.from(bytes).buffer);
    act(() => void device.dispatchEvent(Object.assign(new Event('inputreport'), { reportId: 3, data })));
  };
  return {
    device,
    hid,
    send,
    /** A steady weight; zero is an empty scale. */
    weigh: (grams: number) => send(grams === 0 ? 2 : 4, 2, 0, grams % 256, Math.floor(grams / 256)),
    unplug: () => act(() => void hid.dispatchEvent(Object.assign(new Event('disconnect'), { device }))),
    remove: () => Reflect.deleteProperty(navigator, 'hid'),
  };
};
