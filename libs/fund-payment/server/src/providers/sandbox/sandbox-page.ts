import { formatFen, languageTable, type Language } from '@caravan/kernel';
import type { PaymentRow } from '../../payments/payment.table.ts';
import { sandboxPath } from './sandbox.provider.ts';
import { fundWords } from '../../words/fund-words.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => escapes[mark] ?? mark);

export const sandboxStylePath = '/sandbox/sandbox.css';

/** The page represents another company's page, so it uses none of our styles. */
export const sandboxStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; place-items: center; min-height: 100vh; }
main { box-sizing: border-box; width: min(28rem, 100%); padding: 1.5rem; }
h1 { font-size: 1.375rem; margin: 0 0 1rem; }
.notice { border: 2px dashed; border-radius: .5rem; padding: .75rem 1rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1rem; margin: 1.5rem 0; }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
.amount { font-size: 1.375rem; font-weight: 600; }
form { display: grid; gap: .75rem; }
button { font: inherit; min-height: 2.75rem; border: 1px solid; border-radius: .5rem; background: none; color: inherit; cursor: pointer; }
button.main { background: CanvasText; color: Canvas; font-weight: 600; }
`;

export const resultPath = (paymentId: string): string =>
  `/payment/payResult?payment_id=${encodeURIComponent(paymentId)}`;

const detail = (name: string, value: string, className = ''): string =>
  `<dt>${name}</dt><dd${className}>${escaped(value)}</dd>`;

/** The gateway's hosted page. Its form is sent to `action`. */
export const sandboxPage = (
  { id, kind, status, amountFen, items }: PaymentRow,
  language: Language,
  action = sandboxPath(id),
): string => {
  const text = fundWords[language].sandbox;
  const numbers = items.map(({ ref }) => ref).join(', ');
  const choice =
    status === 'pending'
      ? `<form method="post" action="${escaped(action)}">
<button class="main" name="outcome" value="succeeded">${text.succeed}</button>
<button name="outcome" value="failed">${text.fail}</button>
</form>`
      : `<p>${text.decided} <a href="${escaped(resultPath(id))}">${text.result}</a></p>`;
  return `<!doctype html>
<html lang="${languageTable[language].tag}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${text.title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${sandboxStylePath}">
</head>
<body>
<main>
<h1>${text.title}</h1>
<p class="notice" role="note">${text.notice}</p>
<p>${text[kind]}</p>
<dl>${detail(text.amount, formatFen(amountFen, language), ' class="amount"')}${numbers ? detail(text.numbers, numbers) : ''}</dl>
${choice}
</main>
</body>
</html>
`;
};
