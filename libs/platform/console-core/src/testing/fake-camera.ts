import { vi } from 'vitest';

/** A camera in jsdom: `getUserMedia` answers with a stream or rejects, and videos play. */
export const fakeCamera = (answer: () => Promise<void> = () => Promise.resolve()) => {
  const stop = vi.fn();
  const stream = { getTracks: () => [{ stop, addEventListener: () => undefined }] };
  const getUserMedia = vi.fn(async () => {
    await answer();
    return stream;
  });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { configurable: true, writable: true, value: null });
  return {
    getUserMedia,
    stop,
    remove: () => {
      Reflect.deleteProperty(navigator, 'mediaDevices');
      vi.restoreAllMocks();
    },
  };
};
