const unescaped = (text: string): string =>
  text.replaceAll(/\\([\\;,nN])/g, (_, c: string) => (/n/i.test(c) ? '\n' : c));

/** Properties of these names are texts (RFC 5545, 3.8); others are read as they are. */
const texts = new Set(['UID', 'SUMMARY', 'DESCRIPTION', 'NAME', 'X-WR-CALNAME', 'PRODID']);

type Properties = Record<string, string>;

const refuse = (why: string): never => {
  throw new Error(`not a calendar: ${why}`);
};

const add = (to: Properties, line: string): void => {
  const [, name = '', value = ''] = /^([A-Z][A-Z-]*(?:;[A-Z-]+=[^:;,"]+)*):(.*)$/s.exec(line) ?? refuse(`line ${line}`);
  if (name in to) refuse(`two of ${name}`);
  if (texts.has(name) && /(?:^|[^\\])(?:\\\\)*[;,]/.test(value)) refuse(`a bare separator in ${name}`);
  to[name] = texts.has(name) ? unescaped(value) : value;
};

const required = ['UID', 'DTSTAMP', 'LAST-MODIFIED', 'SEQUENCE', 'SUMMARY'];

const checked = (event: Properties): Properties => {
  for (const name of required) if (!(name in event)) refuse(`an event without ${name}`);
  const start = event['DTSTART'];
  const days = event['DTSTART;VALUE=DATE'];
  if ((start === undefined) === (days === undefined)) refuse('an event without one start');
  if (start !== undefined && !/^\d{8}T\d{6}Z$/.test(start)) refuse(`the start ${start}`);
  if (days !== undefined && !(days < (event['DTEND;VALUE=DATE'] ?? ''))) refuse('days that end before they begin');
  return event;
};

/** Reads an iCalendar file as strictly as RFC 5545 allows: its own properties, and those of its events. */
export const readCalendar = (file: string): { properties: Properties; events: Properties[] } => {
  if (/\r(?!\n)|(?<!\r)\n/.test(file) || !file.endsWith('\r\n')) refuse('lines that do not end with CR and LF');
  if (file.split('\r\n').some((line) => new TextEncoder().encode(line).length > 75)) refuse('a line of over 75 bytes');
  const lines = file.replaceAll('\r\n ', '').slice(0, -2).split('\r\n');
  if (lines[0] !== 'BEGIN:VCALENDAR' || lines.at(-1) !== 'END:VCALENDAR') refuse('no begin or no end');
  const properties: Properties = {};
  const events: Properties[] = [];
  const open: string[] = [];
  let components = 0;
  for (const line of lines.slice(1, -1)) {
    const [, step, name = ''] = /^(BEGIN|END):(.+)$/.exec(line) ?? [];
    if (step === 'BEGIN') {
      components += 1;
      open.push(name);
      if (name === 'VEVENT') events.push({});
    } else if (step === 'END') {
      if (open.pop() !== name) refuse(`an end of ${name}`);
    } else if (open.at(-1) === 'VEVENT') add(events.at(-1) ?? {}, line);
    else if (!open.length) add(properties, line);
  }
  if (!components || open.length) refuse('no component, or one without an end');
  if (properties['VERSION'] !== '2.0' || !properties['PRODID']) refuse('no version or product');
  const uids = events.map(({ UID }) => UID);
  if (new Set(uids).size !== uids.length) refuse('two events of one UID');
  return { properties, events: events.map(checked) };
};
