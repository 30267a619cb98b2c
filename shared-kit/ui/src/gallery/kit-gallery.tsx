import { useEffect, useState } from 'react';
import { applyColorScheme, applyThemeCss } from '@shared-kit/ui/theme';
import type { ColorSchemeChoice } from '@shared-kit/ui/theme';
import { PageContainer, PageHeader, Select } from '@shared-kit/ui';
import { Actions } from './actions-section.tsx';
import { Cards } from './cards-section.tsx';
import { Data } from './data-section.tsx';
import { Feedback } from './feedback-section.tsx';
import { Fields } from './fields-section.tsx';
import { Foundations } from './foundations-section.tsx';
import { Overlays } from './overlays-section.tsx';
import { States } from './states-section.tsx';
import { sampleThemes } from './sample-themes.ts';
import type { GalleryTheme } from './sample-themes.ts';
import styles from './gallery.module.css';

/**
 * Shows every component of the kit in its states, for developers and for visual tests. `themes` are the themes to
 * switch between; by default three sample companies and one with unusable colours.
 */
export function KitGallery({ themes }: { themes?: readonly GalleryTheme[] }) {
  return (
    <PageContainer>
      <PageHeader
        title="Peças da interface"
        description="Tudo o que uma tela pode usar, em todos os estados."
        actions={<ThemeSwitcher themes={themes} />}
      />
      <div className={styles.sections}>
        <Foundations />
        <Actions />
        <Fields />
        <Cards />
        <Data />
        <Feedback />
        <States />
        <Overlays />
      </div>
    </PageContainer>
  );
}

/** Records the portal's own theme and returns a function that restores it. */
function restoreAppearance(): () => void {
  const scheme = document.documentElement.dataset['theme'];
  return () => {
    applyThemeCss('');
    applyColorScheme(scheme === 'light' || scheme === 'dark' ? scheme : 'system');
  };
}

const schemeOptions = [
  { value: 'system', label: 'Como o aparelho' },
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
];

function ThemeSwitcher({ themes }: { themes: readonly GalleryTheme[] | undefined }) {
  const [name, setName] = useState('');
  const [scheme, setScheme] = useState<ColorSchemeChoice>('system');
  useEffect(() => restoreAppearance(), []);
  const chooseTheme = async (chosen: string) => {
    setName(chosen);
    const offered = themes ?? (await sampleThemes());
    applyThemeCss(offered.find((theme) => theme.name === chosen)?.css ?? '');
  };
  const chooseScheme = (chosen: ColorSchemeChoice) => {
    setScheme(chosen);
    applyColorScheme(chosen);
  };
  const names = themes?.map((theme) => theme.name) ?? sampleThemes.names;
  return (
    <div className={styles.switcher}>
      <Select
        aria-label="Empresa"
        value={name}
        placeholder="Tema do portal"
        options={names.map((option) => ({ value: option, label: option }))}
        onChange={(event) => void chooseTheme(event.target.value)}
      />
      <Select
        aria-label="Aparência"
        value={scheme}
        options={schemeOptions}
        onChange={(event) => chooseScheme(event.target.value as ColorSchemeChoice)}
      />
    </div>
  );
}
