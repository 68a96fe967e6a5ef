import { Badge, Card, Money, Table } from '../../src/index.ts';

interface Line {
  id: string;
  name: string;
  tag?: { text: string; tone: 'success' | 'warning' };
  days: string;
  counts: string;
  rule: string;
  fen?: number;
}

const lines: readonly Line[] = [
  {
    id: 'eu',
    name: 'EU direct, tax paid',
    tag: { text: 'cheapest', tone: 'success' },
    days: '10-15',
    counts: '2.5 kg',
    rule: '¥80.00 + 4 × ¥28.50 + ¥30.00 customs',
    fen: 22_400,
  },
  {
    id: 'ex',
    name: 'Express',
    tag: { text: 'fastest', tone: 'warning' },
    days: '3-5',
    counts: '3.0 kg by volume',
    rule: '¥186.00 + 5 × ¥57.90 + ¥25.00 customs',
    fen: 50_050,
  },
  { id: 'sp', name: 'Small packet', days: '9-25', counts: '–', rule: 'Too heavy: this line carries up to 2 kg' },
];

export const Lines = () => (
  <Card space="none" clip>
    <Table
      caption="Shipping methods to Germany"
      rows={lines}
      keyOf={(line) => line.id}
      stateOf={(line) => (line.id === 'eu' ? 'selected' : line.fen === undefined ? 'off' : undefined)}
      columns={[
        {
          key: 'name',
          header: 'Line',
          rowHeader: true,
          cell: (line) => (
            <>
              {line.name} {line.tag ? <Badge tone={line.tag.tone}>{line.tag.text}</Badge> : null}
            </>
          ),
        },
        { key: 'days', header: 'Days', numeric: true, cell: (line) => line.days },
        { key: 'counts', header: 'Counts', numeric: true, cell: (line) => line.counts },
        { key: 'rule', header: 'How the fee comes about', cell: (line) => line.rule },
        {
          key: 'fee',
          header: 'Fee',
          align: 'end',
          numeric: true,
          cell: (line) => (line.fen === undefined ? '–' : <Money fen={line.fen} strong />),
        },
      ]}
    />
  </Card>
);
