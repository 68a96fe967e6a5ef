// Measures whether response times reveal who has an account: known and unknown e-mails in turn, at login, reset and
// activation. Run `node tools/bench/auth-timing.mjs http://127.0.0.1:3000 [rounds]` against a separate server started
// with RATE_LIMITS=off.
const [base = 'http://127.0.0.1:3000', rounds = '500'] = process.argv.slice(2);
/** The largest accepted difference of the medians. */
const allowedMs = 5;
const password = 'ferry2468';

const send = async (path, body) => {
  const started = performance.now();
  const response = await fetch(`${base}/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.text();
  return { ms: performance.now() - started, status: response.status, answer };
};

const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

const calls = {
  login: (email) => send('/login', { email, password: 'wrong2468' }),
  reset: (email) => send('/send_reset_password_email', { email }),
  activation: (email) => send('/send_active_email', { email }),
};

const known = `timing-${Date.now()}@example.test`;
const registered = await send('/users', { email: known, password, password_confirm: password, agree: true });
if (registered.status !== 200) throw new Error(`no account to measure with: ${registered.answer}`);

const compare = async (name, call) => {
  const times = { known: [], unknown: [] };
  for (let round = 0; round < Number(rounds); round += 1) {
    const outcomes = { known: await call(known), unknown: await call(`nobody-${round}@example.test`) };
    if (outcomes.known.answer !== outcomes.unknown.answer)
      throw new Error(`${name} answers differently: ${outcomes.known.answer} / ${outcomes.unknown.answer}`);
    for (const kind of ['known', 'unknown']) times[kind].push(outcomes[kind].ms);
  }
  const ofKnown = median(times.known);
  const ofUnknown = median(times.unknown);
  const difference = Math.abs(ofKnown - ofUnknown);
  console.log(
    `${name.padEnd(12)} known ${ofKnown.toFixed(1)} ms  unknown ${ofUnknown.toFixed(1)} ms  difference ${difference.toFixed(1)} ms`,
  );
  if (!(difference <= allowedMs)) process.exitCode = 1;
};

for (const [name, call] of Object.entries(calls)) await compare(name, call);
