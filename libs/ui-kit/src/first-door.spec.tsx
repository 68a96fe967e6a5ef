import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as kit from './index.ts';
import {
  ActionBar,
  Avatar,
  Badge,
  Banner,
  Breadcrumbs,
  BrokenRouteDrawing,
  Button,
  ButtonLink,
  Card,
  CardPart,
  Checkbox,
  Chip,
  CopyButton,
  CountBadge,
  createToaster,
  DescriptionList,
  DetailPage,
  DetailSkeleton,
  Dialog,
  Disclosure,
  Divider,
  EmptyCartDrawing,
  EmptyState,
  ErrorView,
  FieldError,
  FieldShell,
  Fieldset,
  FreeDaysRing,
  Grid,
  Grow,
  Heading,
  Icon,
  IconButton,
  IconLink,
  Image,
  LetterDrawing,
  Link,
  LinkProvider,
  Loading,
  LoadingOverlay,
  Logo,
  Menu,
  Money,
  NotFoundDrawing,
  NoticeDialog,
  OffPaper,
  Page,
  Pagination,
  Panel,
  ParcelDrawing,
  PasswordField,
  PostmarkDrawing,
  PriceTag,
  ProgressSteps,
  Prose,
  RadioGroup,
  RecordCard,
  RecordsSkeleton,
  RouteLine,
  Row,
  Section,
  SelectField,
  ShelfDrawing,
  Show,
  Skeleton,
  SkipLink,
  Sparkline,
  Spinner,
  Stack,
  StatusBadge,
  Stepper,
  StickyBar,
  TabLinks,
  Table,
  Text,
  TextArea,
  TextField,
  ThumbRow,
  Timeline,
  ToastRegion,
  TurnNote,
  VisuallyHidden,
  WalletDrawing,
} from './index.ts';

const act = () => undefined;
const child = 'text';
const texts = { label: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` };

/** Every component of the first door, once. */
const pieces = {
  ActionBar: <ActionBar label="Chosen" choice={child} sum={child} action={child} wide />,
  Avatar: <Avatar name="Mara" />,
  Badge: <Badge>{child}</Badge>,
  Banner: <Banner title="Title">{child}</Banner>,
  Breadcrumbs: <Breadcrumbs label="Path" crumbs={[{ label: 'Home', to: '/' }, { label: 'Here' }]} />,
  BrokenRouteDrawing: <BrokenRouteDrawing />,
  Button: <Button busy>{child}</Button>,
  ButtonLink: <ButtonLink to="/">{child}</ButtonLink>,
  Card: <Card>{child}</Card>,
  CardPart: <CardPart>{child}</CardPart>,
  Checkbox: <Checkbox label="Box" indeterminate />,
  Chip: <Chip icon="check">{child}</Chip>,
  CopyButton: <CopyButton value="1" label="Copy" copiedText="Copied" failedText="Failed" />,
  CountBadge: <CountBadge count={3} />,
  DescriptionList: <DescriptionList items={[{ key: 'a', term: 'Goods', value: '1', strong: true }]} />,
  DetailPage: <DetailPage crumbs={child} title={child} text={child} printLabel="Print" main={child} side={child}>{child}</DetailPage>,
  DetailSkeleton: <DetailSkeleton label="Loading" />,
  Dialog: <Dialog open title="Title" closeLabel="Close" onClose={act}>{child}</Dialog>,
  Disclosure: <Disclosure summary="More">{child}</Disclosure>,
  Divider: <Divider look="route" />,
  EmptyCartDrawing: <EmptyCartDrawing />,
  EmptyState: <EmptyState drawing={<ParcelDrawing />}>{child}</EmptyState>,
  ErrorView: <ErrorView status={500} title="Sorry" />,
  FieldError: <FieldError id="error">{child}</FieldError>,
  FieldShell: <FieldShell label="Label">{(control) => <input {...control} />}</FieldShell>,
  Fieldset: <Fieldset legend="Legend">{child}</Fieldset>,
  FreeDaysRing: <FreeDaysRing left={6} label="6 days" />,
  Grid: <Grid columns={{ base: 1, md: 2 }}>{child}</Grid>,
  Grow: <Grow>{child}</Grow>,
  Heading: <Heading level={1}>{child}</Heading>,
  Icon: <Icon name="cart" />,
  IconButton: <IconButton icon="cart" label="Cart" />,
  IconLink: <IconLink to="/cart" icon="cart" label="Cart" />,
  Image: <Image src="/bowl.jpg" alt="A bowl" size="72" />,
  LetterDrawing: <LetterDrawing />,
  Link: <Link to="/">{child}</Link>,
  LinkProvider: <LinkProvider component={({ to, ...rest }) => <a href={to} {...rest} />}>{child}</LinkProvider>,
  Loading: <Loading label="Loading">{child}</Loading>,
  LoadingOverlay: <LoadingOverlay open label="Loading" />,
  Logo: <Logo name="Caravan" />,
  Menu: <Menu label="Language" trigger="English" entries={[{ key: 'en', label: 'English', onSelect: act }]} />,
  Money: <Money fen={100} />,
  NotFoundDrawing: <NotFoundDrawing />,
  NoticeDialog: <NoticeDialog open text="Text" confirmLabel="OK" onClose={act} />,
  OffPaper: <OffPaper>{child}</OffPaper>,
  Page: <Page>{child}</Page>,
  Pagination: <Pagination page={1} pageCount={3} pathOf={(page) => `?page=${page}`} texts={texts} />,
  Panel: <Panel title="Title">{child}</Panel>,
  ParcelDrawing: <ParcelDrawing size="lg" />,
  PasswordField: <PasswordField label="Password" showLabel="Show" hideLabel="Hide" autoComplete="new-password" />,
  PostmarkDrawing: <PostmarkDrawing />,
  PriceTag: <PriceTag fen={100} before={{ fen: 200, label: 'before' }} />,
  Prose: <Prose html="<p>Text</p>" />,
  ProgressSteps: <ProgressSteps label="Steps" steps={['One', 'Two']} current={1} doneText="done" />,
  RadioGroup: <RadioGroup label="Line" look="cards" options={[{ value: 'a', label: 'A' }]} />,
  RecordCard: <RecordCard titleId="title" head={child} sum={child} next={child} actions={child}>{child}</RecordCard>,
  RecordsSkeleton: <RecordsSkeleton label="Loading" />,
  RouteLine: <RouteLine />,
  Row: <Row>{child}</Row>,
  Section: <Section>{child}</Section>,
  SelectField: <SelectField label="Country" options={[{ value: 'de', label: 'Germany' }]} />,
  ShelfDrawing: <ShelfDrawing />,
  Show: <Show from="md">{child}</Show>,
  Skeleton: <Skeleton part="1-2" />,
  SkipLink: <SkipLink targetId="main">{child}</SkipLink>,
  Sparkline: <Sparkline values={[1, 2]} label="Balance" />,
  Spinner: <Spinner />,
  Stack: <Stack>{child}</Stack>,
  StatusBadge: <StatusBadge>{child}</StatusBadge>,
  Stepper: <Stepper label="Quantity" value={1} onChange={act} decreaseLabel="Less" increaseLabel="More" />,
  StickyBar: <StickyBar>{child}</StickyBar>,
  TabLinks: <TabLinks label="By status" tabs={[{ to: '/', name: 'All', count: 3, current: true }]} />,
  Table: <Table caption="Lines" rows={['a']} keyOf={(row) => row} columns={[{ key: 'a', header: 'A', cell: (row) => row }]} />,
  Text: <Text>{child}</Text>,
  TextArea: <TextArea label="Note" maxLength={10} />,
  TextField: <TextField label="E-mail" prefix="¥" />,
  ThumbRow: <ThumbRow thumbs={[{ key: 'a', name: 'Bowl', quantity: 2, src: '/bowl.jpg' }]} />,
  Timeline: (
    <Timeline
      label="Route"
      stateTexts={{ done: 'Done', current: 'Now', next: 'Next', stopped: 'Ended' }}
      nodes={[{ key: 'a', state: 'done', title: 'Paid' }]}
    />
  ),
  ToastRegion: <ToastRegion toaster={createToaster()} dismissLabel="Dismiss" />,
  TurnNote: <TurnNote turn="you" lead="Your turn.">{child}</TurnNote>,
  VisuallyHidden: <VisuallyHidden>{child}</VisuallyHidden>,
  WalletDrawing: <WalletDrawing />,
};

const isComponent = (name: string): boolean => /^[A-Z][A-Za-z]+$/.test(name) && typeof Reflect.get(kit, name) === 'function';

describe('the first door', () => {
  it('is wholly rendered here', () => {
    expect(Object.keys(pieces).sort()).toEqual(Object.keys(kit).filter(isComponent).sort());
  });

  // The pages' content policy forbids inline styles: what the server writes into an attribute is thrown away by the browser.
  it.each(Object.entries(pieces))('%s renders on the server without a style of its own', (_, piece) => {
    const html = renderToString(piece);
    expect(html).not.toMatch(/\sstyle=|<style|<script/);
  });

  it('takes no looks from outside: the compiler refuses them', () => {
    const refused = [
      // @ts-expect-error no classes
      <Stack key="stack" className="mine" />,
      // @ts-expect-error no styles
      <Button key="button" style={{ color: 'red' }} />,
      // @ts-expect-error only steps of the scale
      <Row key="row" gap="5" />,
    ];
    expect(refused).toHaveLength(3);
  });

  it('has nothing of the second door in it', () => {
    const root = import.meta.dirname;
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$|^controls\//.test(file))
      .map((file) => relative(root, join(root, file)));
    const guilty = files.filter((file) => /@chakra-ui|@emotion|\.\/controls\//.test(readFileSync(join(root, file), 'utf8')));
    expect(files.length).toBeGreaterThan(50);
    expect(guilty).toEqual([]);
  });
});
