import { shopAddress } from './shop-address.ts';

const base = `${shopAddress()}/demo-shop`;

/** Pages of the demo shop that the server includes: one with options, and one without machine-readable data. */
const pages = { tote: 'canvas-tote', plain: 'wind-chime' };

/** The link that a shopper pastes. */
export const demoLink = (page: keyof typeof pages): string => `${base}/${pages[page]}`;
