export const labels = {
  title: (names: readonly string[]): string =>
    names.length === 1 ? `Você está na campanha ${names[0] ?? ''}!` : `Você está em ${names.length} novas campanhas!`,
  text: (names: readonly string[]): string =>
    names.length === 1
      ? 'Ganhe pontos e acompanhe a sua posição no ranking.'
      : `${names.join(', ')}: ganhe pontos e acompanhe a sua posição no ranking.`,
  open: 'Ver campanha',
} as const;
