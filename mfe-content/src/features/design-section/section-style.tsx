import { useLayoutEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { SectionDesign } from '@shared-kit/contracts/identity';
import { useTenant } from '@shared-kit/runtime/session';
import { sectionCss } from '@shared-kit/contracts/theme';
import styles from './design-section.module.css';
import { firstItems } from './section-design.rules.ts';

interface SectionStyleProps {
  readonly idSection: number;
  readonly design: SectionDesign;
  readonly children: ReactNode;
}

/**
 * Applies the section's colours before its content is painted. It is a separate chunk because it includes the colour
 * arithmetic.
 */
export function SectionStyle({ idSection, design, children }: SectionStyleProps) {
  const { primaryColor, secondaryColor, thirdColor, fourthColor } = useTenant();
  const css = useMemo(
    () =>
      sectionCss(
        `[data-section="${idSection}"]`,
        { primaryColor, secondaryColor, thirdColor, fourthColor },
        { ...design.general, ...design, firstItems: firstItems(design) },
      ),
    [idSection, design, primaryColor, secondaryColor, thirdColor, fourthColor],
  );
  useLayoutEffect(() => {
    // Uses a constructed stylesheet: the content security policy rejects style elements that scripts create.
    const stylesheet = new CSSStyleSheet();
    stylesheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, stylesheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== stylesheet);
    };
  }, [css]);
  return (
    <div data-section={idSection} className={styles.place}>
      {children}
    </div>
  );
}
