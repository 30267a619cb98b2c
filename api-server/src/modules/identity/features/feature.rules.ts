import type { Feature, FeatureId } from '@shared-kit/contracts/identity';
import type { AppFeatures } from '../../../platform/database/platform.tables.ts';

/** Returns the state of a feature. A feature that depends on a module is off when the module is off. */
export function featureOf(features: AppFeatures, id: FeatureId, modules: ReadonlySet<string>): Feature {
  switch (id) {
    case 'CONTACT_US':
      return contactForm(features);
    case 'EXTERNAL_COURSES':
      return { active: features.externalCourses === true && modules.has('journey') };
    case 'RECOMMENDATION_BLOCK':
      return { active: features.recommendations === true && modules.has('learning') };
  }
}

/** Returns the texts of the contact form without the address that receives its messages. */
function contactForm({ contactUs }: AppFeatures): Feature {
  if (!contactUs) return { active: false };
  const { title, description, feedbackMessage } = contactUs;
  return { active: true, title, description, feedbackMessage };
}
