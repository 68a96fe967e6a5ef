/** The path below which the console's pages are. */
export const consoleBase = '/console';
