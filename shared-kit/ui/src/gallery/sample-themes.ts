import type { ThemeInput } from '@shared-kit/contracts/theme';

/** Theme to choose in the gallery. */
export interface GalleryTheme {
  name: string;
  /** Stylesheet that `deriveTheme` returned. */
  css: string;
}

const inputs: Record<string, ThemeInput> = {
  'Energia (cores profundas)': {
    primaryColor: '#2A1E9A',
    secondaryColor: '#FFB000',
    thirdColor: '#5B4BDB',
    fourthColor: '#00B8A9',
  },
  'Varejo (cores vivas)': {
    primaryColor: '#E4002B',
    secondaryColor: '#FFCB05',
    thirdColor: '#FFF3E0',
    fourthColor: '#7A1FA2',
  },
  'Clínica (cores pálidas)': {
    primaryColor: '#9FE3D6',
    secondaryColor: '#F6F3C4',
    thirdColor: '#D9F2EC',
    fourthColor: '#FFD9C7',
  },
  'Sem contraste algum': {
    primaryColor: '#FFFF66',
    secondaryColor: '#FFFF99',
    thirdColor: '#FFFFCC',
    fourthColor: '#FFFFFF',
  },
};

/** Derives the sample themes on demand, so that the gallery does not load culori at first. */
export async function sampleThemes(): Promise<GalleryTheme[]> {
  const { deriveTheme } = await import('@shared-kit/contracts/theme');
  return Object.entries(inputs).map(([name, input]) => ({ name, css: deriveTheme(input).css }));
}

sampleThemes.names = Object.keys(inputs);
