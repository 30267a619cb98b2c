/**
 * Parses HTML in a template, where nothing runs. Uses its own policy when the page requires Trusted Types. Inline
 * styles become `data-style`, because browsers apply the page's content security policy to a template's styles too and
 * report them.
 */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  const quiet = html.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\s(style|on\w+)(?=\s*=)/gi, ' data-$1'));
  // TypeScript's library does not know TrustedHTML yet; innerHTML accepts it like a string.
  template.innerHTML = (trusted()?.createHTML(quiet) ?? quiet) as string;
  return template.content;
}

interface HtmlPolicy {
  createHTML: (html: string) => unknown;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => HtmlPolicy;
}

let policy: HtmlPolicy | null = null;

function trusted(): HtmlPolicy | null {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  // The HTML is only parsed where nothing runs; the shown content is built element by element.
  policy ??= factory?.createPolicy('kit-article', { createHTML: (html) => html }) ?? null;
  return policy;
}
