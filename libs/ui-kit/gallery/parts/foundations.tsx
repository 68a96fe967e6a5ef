import { Card, Grid, Heading, Stack, Text } from '../../src/index.ts';
import { colors } from '../../src/system/tokens.ts';
import styles from '../gallery.module.css';
import { Part, Sample } from './part.tsx';

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (message) => `-${message.toLowerCase()}`);

const Swatch = ({ name }: { name: string }) => (
  <Stack gap="1" as="li">
    <div
      className={styles.swatch}
      ref={(element) => {
        if (element) element.style.background = `var(--colors-${kebab(name)})`;
      }}
    />
    <Text size="xs" tone="muted">
      {name}
    </Text>
  </Stack>
);

export const FoundationsPart = () => (
  <Part id="foundations" title="Foundations" text="One list of tokens, two modes.">
    <ul className={styles.swatches}>
      {Object.keys(colors).map((name) => (
        <Swatch key={name} name={name} />
      ))}
    </ul>
    <Grid columns={{ base: 1, md: 2 }}>
      <Card>
        <Sample title="Latin">
          <Heading level={3} size="2xl">
            Everything in one parcel
          </Heading>
          <Heading level={3} size="xl">
            Waiting in the warehouse
          </Heading>
          <Heading level={3} size="lg">
            What happens next
          </Heading>
          <Heading level={3}>Canvas tote, waxed, two pockets</Heading>
          <Text>Body text keeps to a calm measure and says what happens, by when, and who acts.</Text>
          <Text size="sm" tone="muted" numeric>
            1.24 kg · 32 × 28 × 9 cm · ¥1,234.50
          </Text>
        </Sample>
      </Card>
      <Card lang="zh">
        <Sample title="中文">
          <Heading level={3} size="2xl">
            多件商品，一个包裹
          </Heading>
          <Heading level={3} size="xl">
            已入库，等待打包
          </Heading>
          <Heading level={3} size="lg">
            接下来做什么
          </Heading>
          <Heading level={3}>帆布托特包，上蜡，双口袋</Heading>
          <Text>正文行距宽松，说清楚下一步是什么、什么时候、由谁来做。</Text>
          <Text size="sm" tone="muted" numeric>
            1.24 公斤 · 32 × 28 × 9 厘米 · ¥1,234.50
          </Text>
        </Sample>
      </Card>
    </Grid>
  </Part>
);
