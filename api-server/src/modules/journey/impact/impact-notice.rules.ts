import { formatLongDate } from 'shared-kit/contracts/calendar';

/** Who hasn't answered is reminded this many days before it is too late. */
export const reminderDays = 3;

interface Asked {
  readonly title: string;
  /** Whom it is about, where that is somebody else. */
  readonly learnerName: string | null;
  readonly expirationDate: Date;
}

/** What the notice of an impact evaluation says. */
export function impactNotice(
  { title, learnerName, expirationDate }: Asked,
  isReminder: boolean,
): { readonly subject: string; readonly lines: readonly string[] } {
  const where = `Abra o portal e, em "Minha jornada", a aba "Avaliações de impacto". Ela fica aberta até ${formatLongDate(expirationDate)}.`;
  const what = learnerName === null ? title : `${title} (${learnerName})`;
  if (isReminder)
    return {
      subject: `Últimos dias para avaliar o impacto de ${what}`,
      lines: [`A avaliação de impacto de ${what} ainda espera a sua resposta.`, where],
    };
  return learnerName === null
    ? {
        subject: `Conte o impacto de ${title}`,
        lines: [`Você concluiu ${title}. Conte o que mudou no seu trabalho desde então.`, where],
      }
    : {
        subject: `Avalie o impacto de ${what}`,
        lines: [`${learnerName}, da sua equipe, concluiu ${title}. Conte o que mudou no trabalho desde então.`, where],
      };
}
