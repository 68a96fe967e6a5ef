import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aLandedCost } from '@caravan/logistics/contract/testing';
import {
  fail,
  fileClaim,
  getPackage,
  maxReviewPictureBytes,
  receivePackage,
  reviewPackage,
  warehousePackagesReasons,
  type Parcel,
} from '@caravan/warehouse-packages/contract';
import { fileClaimContract, reviewPackageContract } from '@caravan/warehouse-packages/contract/schema';
import { aQuote } from '@caravan/shipping/contract/testing';
import {
  aClaim,
  anInsurance,
  aPackageExtra,
  aParcel,
  aReview,
  aTrackingEvent,
  aWeighing,
} from '@caravan/warehouse-packages/contract/testing';
import {
  byTurns,
  commonWords,
  joinedDates,
  mockEndpoint,
  mockServer,
  renderRoute,
  sentTo,
} from '@caravan/web-core/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { openPage } from '../../testing/open-page.ts';
import { warehousePackagesWeb } from '../../warehouse-packages.web.ts';

const number = 'PK2611A1B2C3D';
const path = `/mine/package/packageDetail?number=${number}`;
const past = (
  event: Parcel['timeline'][number]['event'],
  status: Parcel['status'],
  at: string,
  by: Parcel['timeline'][number]['by'] = 'shopper',
) => ({ event, status, at, by, note: null });

const away = (over: Partial<Parcel> = {}) =>
  aParcel({
    status: 'pending_receipt',
    fee: aQuote({ storage_fen: 350, packing_fen: 300, insurance_fen: 600, fee_fen: 16_050 }),
    insurance: anInsurance(),
    packing_options: [
      { kind: 'vacuum', price_fen: 300 },
      { kind: 'gift', price_fen: 0 },
    ],
    packing_note: 'No shoe box.',
    paid_at: '2026-11-20T09:00:00.000Z',
    shipped_at: '2026-11-21T09:00:00.000Z',
    done_by: '2026-12-21T09:00:00.000Z',
    tracking: {
      carrier: 'China Post',
      number: 'LX123456785CN',
      url: 'https://track.example/LX123456785CN',
      events: [
        aTrackingEvent({ at: '2026-11-23T09:00:00.000Z', place: 'Frankfurt', text: 'Arrived' }),
        aTrackingEvent(),
      ],
    },
    timeline: [
      past('created', 'pending_payment', '2026-11-20T08:00:00.000Z'),
      past('paid', 'to_be_delivered', '2026-11-20T09:00:00.000Z'),
      past('shipped', 'pending_receipt', '2026-11-21T09:00:00.000Z', 'staff'),
    ],
    actions: ['receive'],
    ...over,
  });
const there = (over: Partial<Parcel> = {}) =>
  away({ status: 'done', done_at: '2026-11-25T09:00:00.000Z', actions: ['review'], ...over });

/** An insured package, of which up to ¥258.00 can be claimed. */
const claimable = (over: Partial<Parcel['claimable'] & object> = {}): Parcel['claimable'] => ({
  kinds: ['damaged', 'missing'],
  max_fen: 25_800,
  lost_from: '2026-12-11T09:00:00.000Z',
  ...over,
});

const picture = (name = 'there.png', type = 'image/png', size = 10) => new File([new Uint8Array(size)], name, { type });

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  sessionStorage.clear();
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => vi.unstubAllEnvs());

describe.each(
  byTurns([
    [
      'en',
      {
        time: '21 Nov 2026, 10:00',
        place: 'Musterstraße 1, 10115 Berlin, Germany',
        required: 'Please fill this in',
        tooLarge: 'The picture must be at most 2 MB',
        notPicture: 'Please choose a gif, jpg or png picture',
      },
    ],
    [
      'zh',
      {
        time: joinedDates('2026年11月21日 10:00'),
        place: 'Musterstraße 1, 10115 Berlin, 德国',
        required: '请填写此项',
        tooLarge: '图片大小不能超过 2MB',
        notPicture: '请选择 gif、jpg 或 png 格式的图片',
      },
    ],
  ] as const),
)('one package in %s', (language, words) => {
  const texts = { en, zh }[language];

  test('shows progress in local time, tracking, the address at packing, goods and fees', async () => {
    const timeline = [
      ...away().timeline,
      past('shipment_corrected', 'pending_receipt', '2026-11-21T12:00:00.000Z', 'staff'),
    ];
    await openPage({ path, language, packages: [away({ timeline })] });
    expect(
      await screen.findByRole('heading', { level: 1, name: texts.packages.number.replace('{{number}}', number) }),
    ).toBeVisible();
    expect(sentTo(getPackage)).toMatchObject([{ params: { number } }]);
    expect(document.title).toBe(texts.package.title.replace('{{number}}', number));
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

    const route = within(screen.getByRole('list', { name: texts.route.title }));
    const stops = route.getAllByRole('listitem');
    expect(stops).toHaveLength(5);
    expect(stops[2]).toHaveTextContent(texts.event.shipped);
    expect(stops[2]).toHaveTextContent(words.time);
    expect(stops[3]).toHaveTextContent(texts.event.shipment_corrected);
    expect(stops[3]).toHaveAttribute('aria-current', 'step');

    expect(
      screen.getByRole('button', { name: texts.tracking.copy.replace('{{number}}', 'LX123456785CN') }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: texts.tracking.follow })).toHaveAttribute(
      'href',
      'https://track.example/LX123456785CN',
    );
    const events = within(screen.getByRole('list', { name: texts.tracking.events })).getAllByRole('listitem');
    expect(events.map((event) => event.textContent)).toEqual([
      expect.stringContaining('Left the country'),
      expect.stringContaining('Arrived'),
    ]);

    expect(screen.getByText(words.place)).toBeVisible();
    expect(screen.getByText('No shoe box.')).toBeVisible();
    expect(screen.getByText(texts.insurance.covers.replace('{{amount}}', '¥500.00'))).toBeVisible();
    expect(screen.getByText(new RegExp(`${texts.packing.kind.vacuum}.*${texts.packing.kind.gift}`))).toBeVisible();
    const fees = within(screen.getByRole('region', { name: texts.package.fee }))
      .getAllByRole('definition')
      .map((one) => one.textContent);
    expect(fees).toEqual(['1.44\u00a0kg', '¥80.00', '¥60.00', '¥8.00', '¥3.50', '¥3.00', '¥6.00', '¥160.50']);
    const goods = within(screen.getByRole('region', { name: texts.package.goods }));
    expect(goods.getByText('Canvas tote')).toBeVisible();
    expect(
      goods.getByRole('link', { name: texts.package.terms.replace('{{number}}', 'CV2611A1B2C3D') }),
    ).toHaveAttribute('href', '/mine/order/terms?number=CV2611A1B2C3D');
  });

  test('the journey has a title for each stage, the carrier’s words in their language, and the stage of now', async () => {
    const { journey } = texts;
    const tracking = {
      ...away().tracking,
      carrier: 'China Post',
      number: 'LX123456785CN',
      url: null,
      events: [
        aTrackingEvent({
          at: '2026-11-24T14:23:00.000Z',
          zoned: false,
          stage: null,
          place: '',
          text: 'Sorted',
          lang: 'en',
        }),
        aTrackingEvent({
          at: '2026-11-23T09:00:00.000Z',
          stage: 'out_for_delivery',
          place: 'Berlin',
          text: 'In Zustellung',
          lang: 'de',
        }),
        aTrackingEvent({ at: '2026-11-22T09:00:00.000Z', stage: 'departed' }),
      ],
    };
    await openPage({ path, language, packages: [away({ tracking })] });
    const panel = within(await screen.findByRole('region', { name: texts.tracking.title }));
    const list = panel.getByRole('list', { name: texts.tracking.events });
    const titles = within(list)
      .getAllByRole('listitem')
      .map((event) => event.querySelector('p')?.textContent);
    expect(titles).toEqual([
      `${texts.tracking.before} ${journey.stage.departed}`,
      `${texts.tracking.before} ${journey.stage.out_for_delivery}`,
      `${texts.tracking.latest} Sorted`,
    ]);
    expect(within(list).getByText('In Zustellung')).toHaveAttribute('lang', 'de');
    expect(within(list).getByText('Left the country')).toHaveAttribute('lang', '');
    expect(within(list).getByText('Berlin')).toBeVisible();
    // The carrier named no time zone: the hour is the place's, not the reader's.
    const there = { en: '24 Nov 2026, 14:23 (local time there)', zh: joinedDates('2026年11月24日 14:23（当地时间）') }[
      language
    ];
    expect(within(list).getByText(there)).toBeVisible();
    expect(panel.getAllByText(journey.stage.out_for_delivery)).toHaveLength(2);
    expect(panel.getByText(joinedDates(journey.updated.replace('{{at}}', String(there))))).toBeVisible();
    expect(panel.queryByRole('link', { name: texts.package.writeToUs })).not.toBeInTheDocument();
  });

  test.each(['customs_held', 'pickup', 'failed_attempt', 'exception', 'returning', 'returned'] as const)(
    'the stage %s says what the shopper can do, and leads to us',
    async (stage) => {
      const tracking = { carrier: 'DHL', number: 'X1', url: null, events: [aTrackingEvent({ stage })] };
      await openPage({ path, language, packages: [away({ tracking })] });
      const panel = within(await screen.findByRole('region', { name: texts.tracking.title }));
      expect(panel.getByText(texts.journey.help[stage])).toBeVisible();
      expect(panel.getByRole('link', { name: texts.package.writeToUs })).toHaveAttribute(
        'href',
        `/user/conversations?kind=package&ref=${number}`,
      );
    },
  );

  test('a long journey folds its earlier part, in the order of time', async () => {
    const events = Array.from({ length: 20 }, (_, index) =>
      aTrackingEvent({
        at: new Date(Date.UTC(2026, 10, 24) - index * 3_600_000).toISOString(),
        text: `Update ${20 - index}`,
      }),
    );
    const tracking = { carrier: 'DHL', number: 'X1', url: null, events };
    const { user } = await openPage({ path, language, packages: [away({ tracking })] });
    const panel = within(await screen.findByRole('region', { name: texts.tracking.title }));
    const earlier = panel.getByText('Update 1');
    expect(earlier).not.toBeVisible();
    await user.click(panel.getByText(texts.journey.earlier_other.replace('{{count}}', '12')));
    expect(earlier).toBeVisible();
    expect(panel.getAllByText(/^Update/).map((one) => one.textContent)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Update ${index + 1}`),
    );
  });

  test('a weighed package says what it costs, opens its photo and leads to the payment of the difference', async () => {
    const parcel = aParcel({
      status: 'to_be_delivered',
      paid_at: '2026-11-20T09:00:00.000Z',
      weighing: aWeighing({ photos: ['/v1/photos/p1'] }),
      extra: aPackageExtra({ due_at: '2126-11-29T08:00:00.000Z' }),
      actions: ['pay_extra', 'cancel'],
    });
    const { user } = await openPage({ path, language, packages: [parcel] });
    const pay = texts.package.pay.replace('{{amount}}', '¥30.00');
    expect(await screen.findByRole('link', { name: pay })).toHaveAttribute(
      'href',
      '/payment?kind=package_extra&refs=PK2611A1B2C3D-1',
    );
    expect(screen.getByText(texts.status.extra)).toBeVisible();
    const weighed = within(screen.getByRole('region', { name: texts.weighing.title }));
    expect(weighed.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '2.30\u00a0kg',
      '32 × 24 × 11\u00a0cm',
      '2.30\u00a0kg',
      '¥178.00',
    ]);
    expect(weighed.getByText(texts.weighing.asked.replace('{{amount}}', '¥30.00'))).toBeVisible();
    const [first] = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(first).toHaveTextContent(texts.weighing.title);
    await user.click(weighed.getByRole('button', { name: texts.weighing.photos_one.replace('{{count}}', '1') }));
    expect(await screen.findByRole('img', { name: texts.weighing.parcel })).toHaveAttribute('src', '/v1/photos/p1');
  });

  test.each(['returned', 'borne', 'paid', 'waived', 'refunded', 'refused'] as const)(
    'a weighed package that is %s says so',
    async (word) => {
      const state = word === 'paid' || word === 'waived' || word === 'refunded' ? word : null;
      const parcel = aParcel({
        status: 'to_be_delivered',
        weighing: aWeighing(state ? {} : { outcome: word as 'returned', difference_fen: -3_000 }),
        extra: state && aPackageExtra({ state }),
        actions: ['cancel'],
      });
      await openPage({ path, language, packages: [parcel] });
      const weighed = within(await screen.findByRole('region', { name: texts.weighing.title }));
      expect(weighed.getByText(texts.weighing[word].replace('{{amount}}', '¥30.00'))).toBeVisible();
      expect(screen.queryByText(texts.status.extra)).not.toBeInTheDocument();
    },
  );

  test('shows the duty and tax of the day it was made, and nothing for a package without an estimate', async () => {
    // The next day where the shopper is.
    const landed_cost = aLandedCost({ at: '2026-11-20T23:30:00.000Z' });
    const { navigate, answers } = await openPage({ path, language, packages: [away({ landed_cost })] });
    const region = within(await screen.findByRole('region', { name: texts.landed.title }));
    expect(region.getByText('¥98.42 – ¥125.49')).toBeVisible();
    expect(region.getByText(texts.landed.limit.none)).toBeVisible();
    expect(
      region.getByText({ en: /As estimated on 21.Nov.2026/, zh: /2026.*年.*11.*月.*21.*日 提交包裹时/ }[language]),
    ).toBeVisible();
    answers.parcel = away({ number: 'PK2611B1B2C3D' });
    await navigate('/mine/package/packageDetail?number=PK2611B1B2C3D');
    await screen.findByRole('heading', { name: /PK2611B1B2C3D/ });
    expect(screen.queryByRole('region', { name: texts.landed.title })).not.toBeInTheDocument();
  });

  test('is printed by its button', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await openPage({ path, language, packages: [away()] });
    await user.click(await screen.findByRole('button', { name: texts.package.print }));
    expect(print).toHaveBeenCalledOnce();
  });

  test('receipt, then a review with a picture, which is shown afterwards', async () => {
    const { user, answers } = await openPage({
      path,
      language,
      packages: [away()],
      answers: { next: { parcel: there() } },
    });
    await user.click(await screen.findByRole('button', { name: texts.packages.receive }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: texts.receive.confirm }),
    );

    const field = await screen.findByRole('textbox', { name: texts.review.text });
    expect(sentTo(receivePackage)).toMatchObject([{ params: { number } }]);
    const review = aReview({ image: '/v1/reviews/pictures/r1' });
    answers.next = { parcel: there({ review, actions: [] }) };
    await user.click(screen.getByRole('button', { name: texts.review.submit }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(words.required)));
    expect(field).toHaveFocus();

    const file = document.querySelector('input[type="file"]') as HTMLInputElement;
    await user.type(field, 'Well wrapped.');
    fireEvent.input(file, { target: { files: [picture('drawing.svg', 'image/svg+xml')] } });
    expect(await screen.findByText(words.notPicture)).toBeVisible();
    fireEvent.input(file, { target: { files: [picture('large.png', 'image/png', maxReviewPictureBytes + 1)] } });
    expect(await screen.findByText(words.tooLarge)).toBeVisible();
    fireEvent.input(file, { target: { files: [picture()] } });
    await waitFor(() => expect(screen.queryByText(words.tooLarge)).not.toBeInTheDocument());
    expect(screen.getByRole('img', { name: texts.review.pictureAlt })).toHaveAttribute('src', 'blob:preview');

    await user.click(screen.getByRole('checkbox', { name: new RegExp(texts.review.anonymous) }));
    await user.click(screen.getByRole('button', { name: texts.review.submit }));
    const shown = within(await screen.findByRole('region', { name: texts.review.title }));
    await waitFor(() => expect(shown.getByText(texts.review.isAnonymous)).toBeVisible());
    expect(shown.getByText('Well wrapped.')).toBeVisible();
    expect(shown.getByRole('img', { name: texts.review.pictureAlt })).toHaveAttribute('src', '/v1/reviews/pictures/r1');
    // jsdom cannot read a form back from a request; a browser test checks what arrives.
    expect(sentTo(reviewPackage)).toMatchObject([{ params: { number } }]);
  }, 30_000);

  test('an insured package takes a claim with pictures, which is shown with its state', async () => {
    const { user, answers } = await openPage({ path, language, packages: [away({ claimable: claimable() })] });
    const claims = within(await screen.findByRole('region', { name: texts.claims.title }));
    expect(claims.getByText(texts.claims.lead.replace('{{amount}}', '¥258.00'))).toBeVisible();
    expect(claims.getByText(new RegExp(language === 'en' ? '11 Dec 2026' : '12'))).toBeVisible();
    await user.click(claims.getByRole('button', { name: texts.claims.open }));
    const dialog = within(await screen.findByRole('dialog', { name: texts.claims.open }));
    expect(dialog.queryByRole('radio', { name: texts.claims.kinds.lost })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: texts.claims.kinds.damaged }));
    const amount = dialog.getByRole('textbox', { name: texts.claims.amount });
    await user.type(amount, '258.01');
    await user.click(dialog.getByRole('button', { name: texts.claims.send }));
    await waitFor(() =>
      expect(amount).toHaveAccessibleDescription(
        expect.stringContaining(warehousePackagesReasons.claim_too_high.text[language]),
      ),
    );
    expect(amount).toHaveFocus();
    expect(sentTo(fileClaim)).toEqual([]);
    await user.clear(amount);
    await user.type(amount, '200');
    await user.type(dialog.getByRole('textbox', { name: texts.claims.text }), 'The lamp is broken.');

    const file = () => screen.getByRole('dialog').querySelector('input[type="file"]') as HTMLInputElement;
    fireEvent.input(file(), { target: { files: [picture('drawing.svg', 'image/svg+xml')] } });
    expect(await dialog.findByText(words.notPicture)).toBeVisible();
    fireEvent.input(file(), { target: { files: [picture('front.png')] } });
    expect(await dialog.findByText('front.png')).toBeVisible();
    expect(dialog.queryByText(words.notPicture)).not.toBeInTheDocument();
    fireEvent.input(file(), { target: { files: [picture('back.png')] } });
    expect(await dialog.findByText('back.png')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: texts.claims.removePicture.replace('{{place}}', '1') }));
    expect(dialog.queryByText('front.png')).not.toBeInTheDocument();

    const claim = aClaim({ pictures: ['/v1/store/photos/c1'] });
    answers.next = { parcel: away({ claims: [claim], claimable: claimable({ kinds: [] }) }) };
    await user.click(dialog.getByRole('button', { name: texts.claims.send }));
    expect(await claims.findByText(texts.claims.state.open)).toBeVisible();
    expect(claims.getByText('The lamp is broken.')).toBeVisible();
    expect(claims.getByText('¥200.00')).toBeVisible();
    expect(claims.getByText(texts.claims.waiting.replace('{{days}}', '5'))).toBeVisible();
    const alt = texts.claims.picture.replace('{{place}}', '1');
    expect(claims.getByRole('img', { name: alt })).toHaveAttribute('src', '/v1/store/photos/c1');
    expect(claims.queryByRole('button', { name: texts.claims.open })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // jsdom cannot read a form back from a request; a test of the server checks what arrives.
    expect(sentTo(fileClaim)).toMatchObject([{ params: { number } }]);
  }, 30_000);

  test('decided claims say what was paid and why', async () => {
    const decided = [
      aClaim({ ref: `${number}-C1`, kind: 'lost', state: 'rejected', note: 'It arrived yesterday.' }),
      aClaim({ ref: `${number}-C2`, state: 'approved', paid_fen: 12_000, note: 'Half of it is whole.' }),
    ];
    await openPage({
      path,
      language,
      packages: [there({ claims: decided, claimable: claimable({ max_fen: 13_800 }) })],
    });
    const claims = within(await screen.findByRole('region', { name: texts.claims.title }));
    const [lost, damaged] = claims.getAllByRole('listitem');
    expect(lost).toHaveTextContent(texts.claims.kinds.lost);
    expect(lost).toHaveTextContent(texts.claims.state.rejected);
    expect(lost).toHaveTextContent('It arrived yesterday.');
    expect(lost).not.toHaveTextContent(texts.claims.paid);
    expect(damaged).toHaveTextContent(texts.claims.state.approved);
    expect(damaged).toHaveTextContent(`${texts.claims.paid}¥120.00`);
    expect(damaged).toHaveTextContent('Half of it is whole.');
    expect(claims.getByText(texts.claims.lead.replace('{{amount}}', '¥138.00'))).toBeVisible();
  });

  test.each([
    ['used', { kinds: [], max_fen: 0 }],
    ['ended', { kinds: [] }],
  ] as const)('an insurance that is %s takes no claim', async (word, over) => {
    await openPage({ path, language, packages: [there({ claimable: claimable({ ...over, kinds: [] }) })] });
    expect(await screen.findByText(texts.claims[word])).toBeVisible();
    expect(screen.queryByRole('button', { name: texts.claims.open })).not.toBeInTheDocument();
  });

  test('an unknown or foreign package is not found', async () => {
    const { navigate } = await openPage({ path, language });
    expect(await screen.findByText(texts.package.missing.title)).toBeVisible();
    expect(screen.getByRole('link', { name: texts.package.missing.action })).toHaveAttribute('href', '/mine/package');
    await navigate('/mine/package');
  });

  test('a failure offers to try again', async () => {
    const broken = http.get('*/v1/packages/:number', () =>
      HttpResponse.json({ code: 500, message: '', data: { reason: 'internal' } }, { status: 500 }),
    );
    const { user, mocks } = await openPage({ path, language, packages: [away()], handlers: [broken] });
    await screen.findByRole('heading', { level: 1, name: texts.package.failed.title });
    mockServer.use(...mocks);
    await user.click(screen.getByRole('button', { name: commonWords[language].again }));
    expect(await screen.findByText('LX123456785CN')).toBeVisible();
  });
});

test('a visitor is asked to log in and comes back', async () => {
  const { location } = await renderRoute({ feature: warehousePackagesWeb, path });
  expect(location()).toBe(`/user/login?next=${encodeURIComponent(path)}`);
});

test('a review that is refused keeps its text, and the package is read again', async () => {
  const twice = mockEndpoint(reviewPackageContract, () => {
    throw fail('review_exists');
  });
  const { user, answers } = await openPage({ path, packages: [there()], handlers: [twice] });
  await user.type(await screen.findByRole('textbox', { name: 'How did it go?' }), 'Fine.');
  answers.parcel = there({ review: aReview({ text: 'Written on my phone.' }), actions: [] });
  await user.click(screen.getByRole('button', { name: 'Publish the review' }));
  expect(await screen.findByText('Written on my phone.')).toBeVisible();
  expect(sessionStorage.getItem(`caravan.draft.of:user_1:review:${number}`)).toContain('Fine.');
});

test('a picture that the server refuses is marked, and the text stays', async () => {
  const refused = mockEndpoint(reviewPackageContract, () => {
    throw fail('too_many_pixels');
  });
  const { user } = await openPage({ path, packages: [there()], handlers: [refused] });
  const field = await screen.findByRole('textbox', { name: 'How did it go?' });
  await user.type(field, 'Fine.');
  fireEvent.input(document.querySelector('input[type="file"]') as HTMLInputElement, {
    target: { files: [picture()] },
  });
  await user.click(screen.getByRole('button', { name: 'Publish the review' }));
  await waitFor(() =>
    expect(screen.getAllByText('The picture must be at most 40 megapixels').length).toBeGreaterThan(0),
  );
  expect(field).toHaveValue('Fine.');
});

test('a claim that is no longer possible closes, and the package is read again', async () => {
  const refused = mockEndpoint(fileClaimContract, () => {
    throw fail('claim_open');
  });
  const { user, answers } = await openPage({
    path,
    packages: [away({ claimable: claimable({ kinds: ['damaged'] }) })],
    handlers: [refused],
  });
  await user.click(await screen.findByRole('button', { name: 'File a claim' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Amount' }), '20');
  await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'The lamp is broken.');
  answers.parcel = away({ claims: [aClaim({ text: 'Sent from my phone.' })], claimable: claimable({ kinds: [] }) });
  await user.click(dialog.getByRole('button', { name: 'Send the claim' }));
  expect(await screen.findByText('Sent from my phone.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a picture of a claim that the server refuses is marked, and what was typed stays', async () => {
  const refused = mockEndpoint(fileClaimContract, () => {
    throw fail('too_many_pixels');
  });
  const { user } = await openPage({
    path,
    packages: [there({ claimable: claimable({ kinds: ['missing'] }) })],
    handlers: [refused],
  });
  await user.click(await screen.findByRole('button', { name: 'File a claim' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Amount' }), '20');
  const text = dialog.getByRole('textbox', { name: 'Description' });
  await user.type(text, 'A cup is missing.');
  await user.click(dialog.getByRole('button', { name: 'Send the claim' }));
  expect(await dialog.findByText('The picture must be at most 40 megapixels')).toBeVisible();
  expect(text).toHaveValue('A cup is missing.');
});
