import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Side of the smallest touch target; px. */
const TARGET_PX = 44;

/**
 * Expects that a finger finds every control of the page: at least 44 × 44 px react to it, by the control's own box, its
 * label or an area that it stretches over. Links inside a sentence are left out, as in WCAG 2.5.8.
 * @param without selectors of content that the portal does not style, e.g. the controls of a player
 */
export async function expectLargeTargets(
  page: Page,
  { without = [] }: { readonly without?: readonly string[] } = {},
): Promise<void> {
  const small = await page.evaluate(findSmallTargets, { side: TARGET_PX, without: without.join(',') });
  expect(small, `targets below ${TARGET_PX} px on ${page.url()}`).toEqual([]);
}

/** Runs in the page. */
export function findSmallTargets({ side, without }: { side: number; without: string }): string[] {
  const controls =
    'a[href], button, select, textarea, input:not([type=hidden]), summary, [role=button], [role=tab], [role=switch], [role=option], [tabindex="0"][onclick]';
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
    element.closest('[aria-hidden=true], [inert]') === null &&
    // A skip link is on screen only while it has the focus.
    getComputedStyle(element).clipPath !== 'inset(50%)';
  const isInSentence = (element: Element): boolean => {
    if (getComputedStyle(element).display !== 'inline') return false;
    const around = [...(element.parentElement?.childNodes ?? [])].filter((node) => node !== element);
    return around.some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
  };
  const reacts = (element: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return false;
    const label = hit.closest('label');
    return element.contains(hit) || (label !== null && (label.contains(element) || label.control === element));
  };
  // Counts the pixels that react on a line through the middle.
  const extent = (element: Element, [x, y]: readonly [number, number], [dx, dy]: readonly [number, number]): number => {
    let pixels = 0;
    for (const way of [-1, 1])
      for (let step = 0.5; step < side && reacts(element, x + way * step * dx, y + way * step * dy); step += 1)
        pixels += 1;
    return pixels;
  };

  return [...document.querySelectorAll(controls)]
    .filter((element) => isShown(element) && !(without !== '' && element.closest(without)) && !isInSentence(element))
    .flatMap((element) => {
      const target = element.closest('label') ?? element;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { width, height, left, top } = target.getBoundingClientRect();
      if (width === 0 || height === 0) return [];
      // Half a pixel is lost where a layout rounds.
      if (width >= side - 0.5 && height >= side - 0.5) return [];
      const middle = [left + width / 2, top + height / 2] as const;
      if (extent(element, middle, [1, 0]) >= side - 1 && extent(element, middle, [0, 1]) >= side - 1) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return [
        `${element.tagName.toLowerCase()} '${name.slice(0, 40)}' ${Math.round(width)}×${Math.round(height)} in ${element.parentElement?.className ?? ''}`,
      ];
    });
}
