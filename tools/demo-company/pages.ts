export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { background: light-dark(#eef1f6, #12151c); color: light-dark(#1b2230, #e8ebf2); display: grid; margin: 0; min-height: 100vh; padding: 1.5rem; place-items: center; box-sizing: border-box; }
  main { background: light-dark(#fff, #1c212c); border-radius: 1rem; box-shadow: 0 1rem 3rem #0002; max-width: 30rem; padding: 2rem; width: 100%; box-sizing: border-box; }
  h1 { font-size: 1.375rem; line-height: 1.25; margin: 0 0 .5rem; }
  p { margin: 0 0 1.25rem; }
  small { color: light-dark(#566074, #a9b2c5); display: block; margin-block-start: 1.25rem; }
  label { display: block; font-weight: 600; margin-block-end: .375rem; }
  input, button { border-radius: .625rem; box-sizing: border-box; font: inherit; min-height: 2.75rem; padding: .5rem .875rem; width: 100%; }
  input { background: transparent; border: 1px solid light-dark(#8b94a7, #6b7488); color: inherit; }
  button { background: #24406e; border: 0; color: #fff; cursor: pointer; font-weight: 600; margin-block-start: 1rem; }
  :focus-visible { outline: 3px solid #5b8def; outline-offset: 2px; }
`;

export function page(title: string, body: string): string {
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escape(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;
}

const notice = '<small>Página de demonstração do Azulejo. Faz o papel da empresa e só existe neste computador.</small>';

/** Returns the login page of a made-up company. It has no password, because everybody in the company is made up. */
export function loginPage(request: {
  readonly query: string;
  readonly people: readonly { readonly username: string; readonly name: string }[];
}): string {
  const options = request.people
    .map(({ username, name }) => `<option value="${escape(username)}">${escape(name)}</option>`)
    .join('');
  return page(
    'Login da empresa (demonstração)',
    `<h1>Login da empresa</h1><p>O portal pediu que a empresa diga quem você é. Escolha por quem entrar.</p>
     <form method="post" action="/idp/sso?${escape(request.query)}"><label for="login">Login na empresa</label>
     <input id="login" name="login" list="people" value="hugo" required autocomplete="off" autofocus><datalist id="people">${options}</datalist>
     <button>Entrar na empresa</button></form>${notice}`,
  );
}

/** Returns a page that submits the answer to the portal; without scripts, a button submits it. */
export function answerPage(to: string, answer: string): string {
  return page(
    'Voltando ao portal',
    `<h1>Voltando ao portal…</h1><form method="post" action="${escape(to)}"><input type="hidden" name="SAMLResponse" value="${escape(answer)}"><button>Continuar</button></form>
     <script>document.forms[0].submit()</script>${notice}`,
  );
}

/** Returns a page in place of the admin host, which is a separate product. It shows the person that it was given. */
export function adminPage(viewer: { readonly name: string; readonly email: string } | null): string {
  const body = viewer
    ? `<h1>Administração</h1><p>O portal disse quem chegou: <strong>${escape(viewer.name)}</strong> (${escape(viewer.email)}).</p><p>A administração é um produto à parte; esta página ocupa o lugar dela.</p>`
    : '<h1>Administração</h1><p>Este acesso já foi usado ou expirou. Volte ao portal e abra a administração de novo.</p>';
  return page('Administração (demonstração)', body + notice);
}

export function faultPage(message: string): string {
  return page(
    'Login da empresa (demonstração)',
    `<h1>Não foi possível continuar</h1><p>${escape(message)}</p>${notice}`,
  );
}
