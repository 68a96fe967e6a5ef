import { expect, type Locator } from '@playwright/test';

/** The clicks and the typed fields of a shopper. */
export interface Effort {
  clicks: number;
  fields: number;
}

export interface CountedHands {
  effort: Effort;
  /** Clicks once. Fails if the click is lost, because nothing tries again. */
  click: (target: Locator) => Promise<void>;
  /** Types into an empty field; a field that the shop filled in costs nothing. */
  type: (field: Locator, text: string) => Promise<void>;
  /** Types into a combobox and accepts the suggestion with Enter. */
  pick: (field: Locator, text: string) => Promise<void>;
}

/** A shopper's hands, whose every click and field counts. */
export const countedHands = (): CountedHands => {
  const effort: Effort = { clicks: 0, fields: 0 };
  return {
    effort,
    click: async (target) => {
      effort.clicks += 1;
      // Its label covers the input of a radio or a checkbox.
      await target.click({ force: await target.evaluate((element) => element instanceof HTMLInputElement) });
    },
    type: async (field, text) => {
      effort.fields += 1;
      await field.fill(text);
    },
    pick: async (field, text) => {
      effort.fields += 1;
      await field.fill(text);
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await field.press('Enter');
    },
  };
};
