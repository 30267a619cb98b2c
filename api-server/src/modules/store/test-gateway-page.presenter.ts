import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { TestGatewayPixTable } from './store.tables.ts';

const style = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f2f4f7; color: #16202c; }
main { background: #fff; border-radius: 1rem; box-shadow: 0 1px 8px #0002; max-width: 24rem; padding: 2rem; margin: 1rem; text-align: center; }
h1 { font-size: 1.25rem; margin: 0 0 .5rem; }
.amount { font-size: 2rem; font-weight: 700; margin: 1rem 0; }
.note { color: #556; font-size: .875rem; }
button { background: #00665a; border: 0; border-radius: .5rem; color: #fff; font: inherit; font-weight: 600; min-height: 3rem; padding: 0 2rem; width: 100%; cursor: pointer; }
@media (prefers-color-scheme: dark) { body { background: #10151c; color: #eef; } main { background: #1b222c; } .note { color: #aab; } }
`;

const hash = createHash('sha256').update(style).digest('base64');

/** Policy of the page: it has no script, and its form goes to its own origin. */
export const pixPagePolicy = `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Page of a Pix at the stand-in, in place of the buyer's bank. */
export function pixPage(
  pix: Pick<Selectable<TestGatewayPixTable>, 'state' | 'amount_cents' | 'description' | 'expires_at' | 'reference'>,
  now: Date,
): string {
  const state = pix.state === 'open' && pix.expires_at <= now ? 'closed' : pix.state;
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Banco de demonstração</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Banco de demonstração</h1>
<p>${escapeHtml(pix.description)}</p>
<p class="amount">${money.format(pix.amount_cents / 100)}</p>
${state === 'open' ? payForm(pix.reference) : statusOf[state]}
<p class="note">Nenhum dinheiro é movimentado. Esta página faz o papel do seu banco.</p>
</main>
</body>
</html>`;
}

const statusOf = {
  paid: '<p role="status"><strong>Pix pago.</strong> Volte para a loja.</p>',
  closed: '<p role="status"><strong>Este Pix expirou ou foi cancelado.</strong></p>',
  refunded: '<p role="status"><strong>Este Pix foi devolvido.</strong></p>',
};

function payForm(reference: string): string {
  return `<form method="post" action="${reference}/pay"><button type="submit">Pagar com Pix</button></form>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
