// Formats numbers for the tables.
export const rate = (value) => Math.round(value).toLocaleString('en');
export const milliseconds = (value) => (value < 10 ? value.toFixed(1) : String(Math.round(value)));
export const megabytes = (bytes) => `${Math.round(bytes / 1_000_000)} MB`;
export const verdict = (isMet, target) => `${isMet ? 'met' : 'MISSED'}: ${target}`;
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
