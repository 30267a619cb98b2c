let sheet: CSSStyleSheet | null = null;

/**
 * Puts a theme's stylesheet in force while the page is open: galleries, standalone pages, a change of tenant. A constructed
 * sheet, since a strict CSP refuses style elements made by scripts.
 */
export function applyThemeCss(css: string): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(css);
}
