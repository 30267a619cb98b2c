/**
 * Elements to read from, in a template, where nothing runs. Where the page demands Trusted Types, through a policy of our own.
 * Inline styles arrive as `data-style`: browsers hold even a template's to the page's content security policy and report them.
 */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  const quiet = html.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\s(style|on\w+)(?=\s*=)/gi, ' data-$1'));
  // The type of a policy's answer is not in TypeScript's library yet; innerHTML takes it as it takes a string.
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
  // Only parsed where nothing runs; what is shown is built element by element.
  policy ??= factory?.createPolicy('kit-article', { createHTML: (html) => html }) ?? null;
  return policy;
}
