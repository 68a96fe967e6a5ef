import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as kit from './index.ts';
import {
  ActionBar,
  Avatar,
  Badge,
  BarChart,
  Banner,
  Breadcrumbs,
  BrokenRouteDrawing,
  Button,
  ButtonLink,
  Card,
  CardPart,
  Checkbox,
  Chip,
  Combobox,
  CopyButton,
  CountBadge,
  DescriptionList,
  DetailPage,
  DetailSkeleton,
  Dialog,
  Disclosure,
  Divider,
  Drawer,
  EmptyCartDrawing,
  EmptyState,
  ErrorView,
  FieldError,
  Fieldset,
  FieldShell,
  FilesField,
  FileUpload,
  FreeDaysRing,
  Grid,
  Grow,
  Heading,
  Icon,
  IconButton,
  IconLink,
  Image,
  KeyCap,
  KitProvider,
  Lightbox,
  LineChart,
  Link,
  LinkProvider,
  Loading,
  LoadingOverlay,
  Logo,
  Menu,
  MessageDrawing,
  Money,
  NotFoundDrawing,
  NoticeDialog,
  OffPaper,
  Page,
  Pagination,
  Panel,
  ParcelDrawing,
  PasswordField,
  PhotoStrip,
  PostmarkDrawing,
  PriceTag,
  Prose,
  RadioGroup,
  RecordCard,
  RecordsSkeleton,
  RouteLine,
  Row,
  Section,
  SelectField,
  Show,
  Skeleton,
  SkipLink,
  Sparkline,
  Spinner,
  Stack,
  Station,
  StationSignal,
  StatusBadge,
  Stepper,
  StickyBar,
  Table,
  TabLinks,
  Tabs,
  Text,
  TextArea,
  TextField,
  ThumbRow,
  Timeline,
  Toaster,
  Tooltip,
  TurnNote,
  UndoBar,
  Viewfinder,
  VisuallyHidden,
  WalletDrawing,
  WarehouseDrawing,
} from './index.ts';

const act = () => undefined;
const child = 'text';
const texts = { label: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` };

/** Every component of the kit, once. */
const pieces = {
  ActionBar: <ActionBar label="Chosen" choice={child} sum={child} action={child} wide />,
  Avatar: <Avatar name="Mara" />,
  Badge: <Badge>{child}</Badge>,
  BarChart: <BarChart series={['Orders']} points={[{ label: 'Mon', values: [1] }]} format={String} />,
  Banner: <Banner title="Title">{child}</Banner>,
  Breadcrumbs: <Breadcrumbs label="Path" crumbs={[{ label: 'Home', to: '/' }, { label: 'Here' }]} />,
  BrokenRouteDrawing: <BrokenRouteDrawing />,
  Button: <Button busy>{child}</Button>,
  ButtonLink: <ButtonLink to="/">{child}</ButtonLink>,
  Card: <Card>{child}</Card>,
  CardPart: <CardPart>{child}</CardPart>,
  Checkbox: <Checkbox label="Box" indeterminate />,
  Chip: <Chip icon="check">{child}</Chip>,
  Combobox: (
    <Combobox
      label="Country"
      options={[{ value: 'de', label: 'Germany' }]}
      value="de"
      onChange={act}
      emptyText="None"
      openLabel="Open"
    />
  ),
  CopyButton: <CopyButton value="1" label="Copy" />,
  CountBadge: <CountBadge count={3} />,
  DescriptionList: <DescriptionList items={[{ key: 'a', term: 'Goods', value: '1', strong: true }]} />,
  DetailPage: (
    <DetailPage crumbs={child} title={child} text={child} printLabel="Print" main={child} side={child}>
      {child}
    </DetailPage>
  ),
  DetailSkeleton: <DetailSkeleton label="Loading" />,
  Dialog: (
    <Dialog open title="Title" onClose={act}>
      {child}
    </Dialog>
  ),
  Disclosure: <Disclosure summary="More">{child}</Disclosure>,
  Divider: <Divider look="route" />,
  Drawer: (
    <Drawer open={false} label="Menu" onClose={act}>
      {child}
    </Drawer>
  ),
  EmptyCartDrawing: <EmptyCartDrawing />,
  EmptyState: <EmptyState drawing={<ParcelDrawing />}>{child}</EmptyState>,
  ErrorView: <ErrorView status={500} title="Sorry" />,
  FieldError: <FieldError id="error">{child}</FieldError>,
  FieldShell: <FieldShell label="Label">{(control) => <input {...control} />}</FieldShell>,
  Fieldset: <Fieldset legend="Legend">{child}</Fieldset>,
  FilesField: (
    <FilesField
      label="Photos"
      chooseLabel="Choose"
      accept={['image/png']}
      files={[]}
      onChange={act}
      max={4}
      removeLabel={(place) => `Remove photo ${place}`}
    />
  ),
  FileUpload: <FileUpload label="Photo" chooseLabel="Choose" accept={['image/png']} onChoose={act} />,
  FreeDaysRing: <FreeDaysRing left={6} label="6 days" />,
  Grid: <Grid columns={{ base: 1, md: 2 }}>{child}</Grid>,
  Grow: <Grow>{child}</Grow>,
  Heading: <Heading level={1}>{child}</Heading>,
  Icon: <Icon name="cart" />,
  IconButton: <IconButton icon="cart" label="Cart" />,
  IconLink: <IconLink to="/cart" icon="cart" label="Cart" />,
  Image: <Image src="/bowl.jpg" alt="A bowl" size="72" />,
  KitProvider: <KitProvider>{child}</KitProvider>,
  MessageDrawing: <MessageDrawing />,
  Lightbox: <Lightbox label="Photos" pictures={[]} index={undefined} onMove={act} onClose={act} />,
  LineChart: <LineChart series={['Margin']} points={[{ label: 'Mon', values: [1] }]} format={String} />,
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
  PasswordField: <PasswordField label="Password" autoComplete="new-password" />,
  PostmarkDrawing: <PostmarkDrawing />,
  PriceTag: <PriceTag fen={100} before={{ fen: 200, label: 'before' }} />,
  Prose: <Prose html="<p>Text</p>" />,
  RadioGroup: <RadioGroup label="Line" look="cards" options={[{ value: 'a', label: 'A' }]} />,
  RecordCard: (
    <RecordCard titleId="title" head={child} sum={child} next={child} actions={child}>
      {child}
    </RecordCard>
  ),
  RecordsSkeleton: <RecordsSkeleton label="Loading" />,
  RouteLine: <RouteLine />,
  Row: <Row>{child}</Row>,
  Section: <Section>{child}</Section>,
  SelectField: <SelectField label="Country" options={[{ value: 'de', label: 'Germany' }]} />,
  WarehouseDrawing: <WarehouseDrawing />,
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
  Tabs: <Tabs label="Orders" tabs={[{ value: 'all', label: 'All', content: child }]} />,
  Table: (
    <Table
      caption="Lines"
      rows={['a']}
      keyOf={(row) => row}
      columns={[{ key: 'a', header: 'A', cell: (row) => row }]}
    />
  ),
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
  Toaster: <Toaster toasts={[]} duration={4000} label="Messages" dismissLabel="Dismiss" />,
  Tooltip: (
    <Tooltip text="Weighed on arrival">
      <button type="button">{child}</button>
    </Tooltip>
  ),
  TurnNote: (
    <TurnNote turn="you" lead="Your turn.">
      {child}
    </TurnNote>
  ),
  KeyCap: <KeyCap>g</KeyCap>,
  PhotoStrip: (
    <PhotoStrip
      label="Photos"
      photos={[{ id: '1', src: '/a.jpg', alt: 'Photo 1' }]}
      texts={{ earlier: () => 'Earlier', later: () => 'Later', remove: () => 'Remove' }}
      onMove={act}
      onRemove={act}
    />
  ),
  Station: <Station title="Receive">{child}</Station>,
  StationSignal: <StationSignal tone="success" word="Correct" />,
  UndoBar: <UndoBar text="Moved" undoLabel="Undo" secondsLeft={9} onUndo={act} />,
  Viewfinder: <Viewfinder label="Camera" videoRef={null} />,
  VisuallyHidden: <VisuallyHidden>{child}</VisuallyHidden>,
  WalletDrawing: <WalletDrawing />,
};

const isComponent = (name: string): boolean =>
  /^[A-Z][A-Za-z]+$/.test(name) && typeof Reflect.get(kit, name) === 'function';

/** Visible when a page opens, with behaviour that HTML lacks: their pages load Chakra with their own code. */
const chakraComponents = ['Combobox', 'FilesField', 'FileUpload', 'Pagination', 'Tabs', 'Tooltip'];

describe('the kit', () => {
  it('is wholly rendered here', () => {
    expect(Object.keys(pieces).sort()).toEqual(Object.keys(kit).filter(isComponent).sort());
  });

  it.each(Object.entries(pieces))('%s renders on the server, with Chakra only where it is listed', (name, piece) => {
    const html = renderToString(piece);
    expect(html).not.toContain('<script');
    expect(/data-scope=/.test(html)).toBe(chakraComponents.includes(name));
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

  it('keeps Chakra out of every other module, so that the first load has none of it', () => {
    const root = import.meta.dirname;
    const visible = ['combobox', 'file-upload', 'pagination', 'tabs', 'tooltip'].map((name) => `/${name}.tsx`);
    const mayImport = (file: string) =>
      /-parts?\.tsx$|^system\//.test(file) || visible.some((name) => file.endsWith(name));
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file),
    );
    const importing = files.filter((file) =>
      /^import (?!type).*(@chakra-ui|@emotion|kit-provider|-parts?\.tsx)/m.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(files.length).toBeGreaterThan(50);
    expect(importing.filter((file) => !mayImport(file))).toEqual([]);
  });
});
