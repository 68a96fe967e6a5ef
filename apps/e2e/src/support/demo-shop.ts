import { shopAddress } from './shop-address.ts';

const base = `${shopAddress()}/demo-shop`;

/** Pages of the demo shop that the server includes: with options, without a stated shipping fee, and without machine-readable data. */
const pages = { tote: 'canvas-tote', lamp: 'desk-lamp', plain: 'wind-chime' };

/** The link that a shopper pastes. */
export const demoLink = (page: keyof typeof pages): string => `${base}/${pages[page]}`;
