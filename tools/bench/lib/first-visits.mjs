// First visits in a browser: the number of requests, and the transferred bytes of scripts.
import { chromium } from '@playwright/test';

/** Longer than a prefetch waits for an idle moment. */
const idleMs = 3_000;

/** With data saving on, the browser prefetches nothing, so only the page's own requests remain. */
const saveData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });

const visit = async (browser, url, { prefetch }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  if (!prefetch) await context.addInitScript(saveData);
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await session.send('Network.enable');
  const requests = new Map();
  const faults = [];
  session.on('Network.requestWillBeSent', ({ requestId }) => requests.set(requestId, { script: false, bytes: 0 }));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) requests.get(requestId).script = true;
  });
  // Counts bodies only, because the page does not determine the size of headers.
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    requests.get(requestId).bytes += encodedDataLength;
  });
  tab.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  tab.on('pageerror', (error) => faults.push(String(error)));

  await tab.goto(url, { waitUntil: 'load' });
  await tab.waitForSelector('html[data-hydrated]', { timeout: 15_000 });
  await tab.waitForTimeout(idleMs);
  await tab.waitForLoadState('networkidle');
  await context.close();
  if (faults.length) throw new Error(`${url} does not run clean: ${faults.join('; ')}`);
  const scripts = [...requests.values()].filter(({ script }) => script);
  return { requests: requests.size, script: scripts.reduce((bytes, request) => bytes + request.bytes, 0) };
};

export const firstVisits = async (executablePath, { url, shop }) => {
  const { link } = await shop.product();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const pages = {
      home: '/',
      'home, zh': '/?lang=zh',
      product: `/productdetail?url=${encodeURIComponent(link)}`,
      login: '/user/login',
      FAQ: '/faq',
    };
    const table = [];
    for (const [page, path] of Object.entries(pages)) {
      const own = await visit(browser, url + path, { prefetch: false });
      const all = await visit(browser, url + path, { prefetch: true });
      table.push({ page, ...own, 'requests with prefetch': all.requests, 'script with prefetch': all.script });
    }
    return table;
  } finally {
    await browser.close();
  }
};
