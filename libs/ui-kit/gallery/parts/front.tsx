import { Button, Chip, Heading, RouteLine, Row, Section, Stack, Text } from '../../src/index.ts';
import styles from '../gallery.module.css';

const steps = [
  { title: 'Paste a link', text: 'Any shop page. No page? Fill in a short order by hand.' },
  { title: 'We buy and check', text: 'Reviewed in 3-5 working hours, weighed and photographed on arrival.' },
  { title: 'One parcel', text: 'Choose what to pack, compare lines, see every fee before you pay.' },
];

/** The front page's components. */
export const FrontPart = () => (
  <>
    <div id="front" className={styles.hero}>
      <Section as="div">
        <div className={styles.heroGrid}>
          <Stack gap="8">
            <Stack gap="4">
              <Heading level={1} size="hero">
                Buy from any Chinese shop. One parcel to your door.
              </Heading>
              <Text size="lg" tone="ink2" measure>
                Paste a product link. We buy it, check it, keep it 30 days free, and ship everything together.
              </Text>
            </Stack>
            <Stack gap="4">
              <form className={styles.paste} onSubmit={(event) => event.preventDefault()}>
                <input aria-label="Product link" placeholder="Paste a Taobao, Tmall, 1688, JD or Weidian link" />
                <Button size="lg" type="submit">
                  See the product
                </Button>
              </form>
              <Row>
                <Chip icon="check">Taobao · item 674029285425</Chip>
              </Row>
            </Stack>
          </Stack>
          <div className={styles.heroDrawing}>
            <RouteLine />
          </div>
        </div>
      </Section>
    </div>
    <Section as="div" tone="surface" space="none">
      <div className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <div key={title}>
            <Text size="sm" tone="muted" numeric>
              {index + 1}
            </Text>
            <Heading level={2} size="md">
              {title}
            </Heading>
            <Text size="sm" tone="muted">
              {text}
            </Text>
          </div>
        ))}
      </div>
    </Section>
    <Section as="div" lang="zh" space="tight">
      <Stack gap="4">
        <Heading level={2} size="hero">
          中国店铺随心买，一个包裹送到家
        </Heading>
        <Text size="lg" tone="ink2">
          粘贴商品链接，我们代您下单、验货，免费保管 30 天，再合并成一个包裹寄出。
        </Text>
      </Stack>
    </Section>
  </>
);
