import type { Station } from './console-station.ts';

/** A clerk's hands at one station: each key and each scan counts. There is no mouse. */
export const countedStation = ({ page, scan }: Station) => {
  let keys = 0;
  let scans = 0;
  const press = async (key: string): Promise<void> => {
    keys += 1;
    // Faster keys are a scanner's.
    await page.keyboard.press(key, { delay: 120 });
  };
  return {
    press,
    type: async (text: string): Promise<void> => {
      for (const letter of text) await press(letter);
    },
    /** Inserts text that the clerk copied from the shop's page. */
    paste: async (text: string): Promise<void> => {
      keys += 1;
      await page.keyboard.insertText(text);
    },
    scan: async (code: string): Promise<void> => {
      scans += 1;
      await scan(code);
    },
    /** Counts keys and scans since the last call. */
    used: () => {
      const before = { keys, scans };
      [keys, scans] = [0, 0];
      return before;
    },
  };
};
export type Hands = ReturnType<typeof countedStation>;
