import { formatLongDate } from '@shared-kit/contracts/calendar';

/** Days before the expiry at which the reminder is sent. */
export const reminderDays = 3;

interface NotifiedImpact {
  readonly title: string;
  /** Name of the learner when the answerer is another person. */
  readonly learnerName: string | null;
  readonly expirationDate: Date;
}

/** Returns the texts of an impact evaluation notice. */
export function impactNotice(
  { title, learnerName, expirationDate }: NotifiedImpact,
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
