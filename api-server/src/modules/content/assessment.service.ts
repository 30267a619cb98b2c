import { sectionType } from '@shared-kit/contracts/content';
import type { openAssessment } from '@shared-kit/contracts/content';
import { notFound, refuse } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/module.ts';
import { requestAssessment } from './assessment.adapter.ts';
import { allowedService, usableAssessment } from './assessment.rules.ts';
import { sections } from './section.repository.ts';

/**
 * A7m-14: requests the assessment from the service that the section's menu entry names. No transaction is open
 * meanwhile.
 */
export async function assessmentOf({
  params,
  session,
  transaction,
  platform,
  log,
}: PlatformContext<typeof openAssessment>): Promise<{ success: boolean; url: string }> {
  const section = await transaction((db) => sections(db).find(params.idSection));
  if (section?.id_section_type !== sectionType.assessment) throw notFound();
  const allowed = platform.env.SITE_ORIGINS;
  const service = allowedService(section.url, allowed);
  if (!service) {
    log.warn({ idSection: params.idSection }, 'the origin of the assessment is not in SITE_ORIGINS');
    return { success: false, url: '' };
  }
  // An address that nobody has confirmed may be a stranger's (decision 500).
  if (session.email === '')
    throw refuse(
      'content.email-unconfirmed',
      409,
      'Esta avaliação reconhece você pelo e-mail. Confirme-o em "Meu perfil" e tente novamente.',
    );
  try {
    const url = usableAssessment(await requestAssessment(service, session.email), allowed);
    return url === undefined ? { success: false, url: '' } : { success: true, url };
  } catch (error) {
    log.warn({ idSection: params.idSection, error: String(error) }, 'the assessment service gave no address');
    return { success: false, url: '' };
  }
}
