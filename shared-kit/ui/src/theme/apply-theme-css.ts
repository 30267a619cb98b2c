let stylesheet: CSSStyleSheet | null = null;

/**
 * Applies a theme's stylesheet to the open page: for galleries, standalone pages and a change of tenant. Uses a
 * constructed stylesheet, because a strict CSP refuses style elements created by scripts.
 */
export function applyThemeCss(css: string): void {
  if (!stylesheet) {
    stylesheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, stylesheet];
  }
  stylesheet.replaceSync(css);
}
