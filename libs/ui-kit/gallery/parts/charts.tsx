import { BarChart, Grid, LineChart } from '../../src/index.ts';
import { Part, Sample } from './part.tsx';

const days = ['16 Nov', '17 Nov', '18 Nov', '19 Nov', '20 Nov', '21 Nov', '22 Nov'];
const format = (value: number): string => `¥${value}`;

export const ChartsPart = () => (
  <Part id="charts" title="Charts" text="Pictures only: a table with the same numbers stands beside each.">
    <Grid columns={{ base: 1, md: 2 }} gap="6">
      <Sample title="Bars, three series">
        <BarChart
          series={['Orders', 'Packages', 'Services']}
          points={days.map((label, index) => ({
            label,
            values: [(index * 137) % 400, (index * 61) % 150, (index * 29) % 90],
          }))}
          format={format}
        />
      </Sample>
      <Sample title="A line that goes below zero">
        <LineChart
          series={['Margin']}
          points={days.map((label, index) => ({ label, values: [((index * 173) % 300) - 60] }))}
          format={format}
        />
      </Sample>
    </Grid>
  </Part>
);
