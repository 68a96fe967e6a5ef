/**
 * How Node runs the server. A page's rendering makes a megabyte of what is needed no longer a moment later; with the usual young
 * generation of three times 16 MB and more, much of that stands in memory at once, and renders no page faster.
 */
export const serverFlags = ['--max-semi-space-size=8'];
