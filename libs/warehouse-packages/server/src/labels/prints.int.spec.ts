import { minute } from '@caravan/kernel';
import { createPrintContract, getPrintContract, type NewPrint } from '@caravan/warehouse-packages/contract/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packageIn } from '../testing/package-steps.ts';
import { aBin, binnedPackage, packer } from '../testing/station-steps.ts';
import { warehouseServer, type Person, type WarehouseServer } from '../testing/warehouse-server.ts';

let server: WarehouseServer;
beforeAll(async () => {
  server = await warehouseServer();
});
afterAll(() => server.close());

const make = (staff: Person, body: NewPrint, language = 'en') =>
  staff.call(createPrintContract, { body, headers: { 'client-language': language } });

/** Opens a link as the console's frame does: without a token. */
const openPage = async (url: string) => {
  const token = url.replace('/v1/prints/', '');
  const answer = await server.call(getPrintContract, { params: { token } });
  return { answer, html: answer.status === 200 ? Buffer.from(answer.data as Uint8Array).toString('utf8') : '' };
};
const codes = (html: string): string[] =>
  [...html.matchAll(/<p class="code">([^<]+)<\/p>/g)].map(([, code = '']) => code);

describe('labels', () => {
  test('of goods are one page for all, each on a sheet of the chosen size, in the order of the request', async () => {
    const { first, second } = await binnedPackage(server);
    const made = (
      await make(server.staff(), { kind: 'item', refs: [second, first.toLowerCase(), second], size: '60x40' }, 'zh')
    ).data;
    expect(made.expires_at).toBe(new Date(server.clock.now().getTime() + 5 * minute).toISOString());
    const { html, answer } = await openPage(made.url);
    expect(codes(html)).toEqual([second, first]);
    expect(html).toContain('@page { size: 60mm 40mm');
    expect(html).toContain('<html lang="zh-CN">');
    expect(html.match(/<svg/g)).toHaveLength(4);
    expect(html).not.toMatch(/<img|<script| style="| on\w+="/);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
    });
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(answer.headers['content-security-policy']).toContain("script-src 'none'");
  });

  test('of bins and pick lists name bins in walking order', async () => {
    const staff = server.staff();
    const { number, near, far, first, second } = await binnedPackage(server);
    const bins = await make(staff, { kind: 'bin', refs: [far.toLowerCase(), near], size: '60x40' }, 'zh');
    const page = (await openPage(bins.data.url)).html;
    expect(codes(page)).toEqual([far, near]);
    expect(page).toContain('层架');
    expect(page, 'a small label has no room for the shop').not.toContain('Silk');
    const { id } = (await packer(staff).pick(number)).data;
    const { html } = await openPage((await make(staff, { kind: 'pick', refs: [id], size: '100x150' })).data.url);
    expect(codes(html)).toEqual([id]);
    expect(html).toContain('@page { size: 100mm 150mm');
    expect(html).toContain('<p class="shop">Silk</p>');
    expect(html.indexOf(second)).toBeLessThan(html.indexOf(first));
    expect(await make(staff, { kind: 'pick', refs: [id], size: '60x40' }, 'zh')).toMatchObject({
      status: 422,
      failure: { fields: { size: '该选项不可用' } },
    });
  });

  test('of commands say what they do, and of sizes their sides; others are unknown', async () => {
    const made = await make(server.staff(), { kind: 'command', refs: ['cmd:save', 'CMD:SIZE-M'], size: '60x40' });
    const { html } = await openPage(made.data.url);
    expect(codes(html)).toEqual(['CMD:SAVE', 'CMD:SIZE-M']);
    expect(html).toContain('save, and go on');
    expect(html).toMatch(/30\s×\s20\s×\s15\scm/);
    expect(await make(server.staff(), { kind: 'command', refs: ['CMD:SIZE-9'], size: '60x40' })).toMatchObject({
      reason: 'label_unknown',
    });
  });

  test('of packages show recipients of paid packages to packers, and none to receivers', async () => {
    const { number } = await binnedPackage(server);
    const body: NewPrint = { kind: 'package', refs: [number], size: '100x150' };
    const own = await openPage((await make(server.colleague('packer'), body)).data.url);
    expect(own.html).toContain('<address>');
    const receivers = await openPage((await make(server.colleague('receiver'), body)).data.url);
    expect(codes(receivers.html)).toEqual([number]);
    expect(receivers.html).not.toContain('<address>');

    const unpaid = await packageIn(server, 'pending_payment');
    const early = await openPage((await make(server.colleague('packer'), { ...body, refs: [unpaid.number] })).data.url);
    expect(codes(early.html)).toEqual([unpaid.number]);
    expect(early.html).not.toContain('<address>');
  });

  test('of something unknown are refused in words', async () => {
    const bin = await aBin(server.staff());
    const answer = await make(server.staff(), { kind: 'bin', refs: [bin, 'NOWHERE'], size: '60x40' }, 'zh');
    expect(answer).toMatchObject({ status: 404, reason: 'label_unknown', message: '没有编号为 NOWHERE 的内容' });
    const many = Array.from({ length: 201 }, (_, index) => `B${index}`);
    expect((await make(server.staff(), { kind: 'bin', refs: many, size: '60x40' })).status).toBe(422);
    expect((await make(server.colleague('service'), { kind: 'bin', refs: [bin], size: '60x40' })).status).toBe(403);
  });
});

describe('the link', () => {
  test('works for five minutes, and only as it was signed', async () => {
    const bin = await aBin(server.staff());
    const { url } = (await make(server.staff(), { kind: 'bin', refs: [bin], size: '60x40' })).data;
    server.clock.advance(5 * minute - 1);
    expect((await openPage(url)).answer.status).toBe(200);
    server.clock.advance(1);
    expect((await openPage(url)).answer).toMatchObject({ status: 404, reason: 'not_found' });
    expect((await openPage('/v1/prints/abc.def.ghi')).answer.status).toBe(404);
    expect((await openPage('/v1/prints/nonsense')).answer.status).toBe(404);
  });
});
