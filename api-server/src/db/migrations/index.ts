import type { Migration } from '../../platform/database/migrations.ts';
import { identityMigration } from './0010_identity.ts';
import { contentMigration } from './0020_content.ts';
import { learningMigration } from './0030_learning.ts';
import { evaluationsMigration } from './0040_evaluations.ts';
import { storeMigration } from './0050_store.ts';
import { journeyMigration } from './0060_journey.ts';
import { registryMigration } from './0070_registry.ts';
import { telemetryMigration } from './0071_telemetry.ts';
import { waysInMigration } from './0080_ways_in.ts';
import { ssoMigration } from './0081_sso.ts';
import { activationMigration } from './0084_activation.ts';
import { contactMigration } from './0085_contact.ts';
import { featuresMigration } from './0088_features.ts';
import { gatesMigration } from './0089_gates.ts';
import { campaignsMigration } from './0092_campaigns.ts';
import { pageViewsMigration } from './0093_page_views.ts';
import { supportAccessMigration } from './0096_support_access.ts';
import { notificationsMigration } from './0097_notifications.ts';
import { certificateNoticesMigration } from './0098_certificate_notices.ts';
import { installAnswerMigration } from './0122_install_answer.ts';
import { listedContentMigration } from './0125_listed_content.ts';
import { trustedSitesMigration } from './0127_trusted_sites.ts';
import { playlistsMigration } from './0129_playlists.ts';
import { previewMigration } from './0130_preview.ts';
import { chatMigration } from './0131_chat.ts';
import { scheduleMigration } from './0137_schedule.ts';
import { userUploadsMigration } from './0133_user_uploads.ts';
import { mediaLibraryMigration } from './0134_media_library.ts';
import { messagesMigration } from './0135_messages.ts';
import { pointsEntriesMigration } from './0140_points_entries.ts';
import { peopleMigration } from './0141_people.ts';
import { toldDurationsMigration } from './0142_told_durations.ts';
import { contactTextMigration } from './0143_contact_text.ts';
import { trainingPagesMigration } from './0162_training_pages.ts';
import { externalCoursesMigration } from './0152_external_courses.ts';
import { scormMigration } from './0156_scorm.ts';
import { commentsMigration } from './0158_comments.ts';
import { campaignScoresMigration } from './0154_campaign_scores.ts';
import { recountCampaignsMigration } from './0174_recount_campaigns.ts';
import { contentGradeMigration } from './0178_content_grade.ts';
import { impactEvaluationSilencesMigration } from './0179_impact_evaluation_silences.ts';
import { impactEvaluationsMigration } from './0150_impact_evaluations.ts';

/** In the order of their names, which is the order they run in. */
export const migrations: Record<string, Migration> = {
  '0010_identity': identityMigration,
  '0020_content': contentMigration,
  '0030_learning': learningMigration,
  '0040_evaluations': evaluationsMigration,
  '0050_store': storeMigration,
  '0060_journey': journeyMigration,
  '0070_registry': registryMigration,
  '0071_telemetry': telemetryMigration,
  '0080_ways_in': waysInMigration,
  '0081_sso': ssoMigration,
  '0084_activation': activationMigration,
  '0085_contact': contactMigration,
  '0088_features': featuresMigration,
  '0089_gates': gatesMigration,
  '0092_campaigns': campaignsMigration,
  '0093_page_views': pageViewsMigration,
  '0096_support_access': supportAccessMigration,
  '0097_notifications': notificationsMigration,
  '0098_certificate_notices': certificateNoticesMigration,
  '0122_install_answer': installAnswerMigration,
  '0125_listed_content': listedContentMigration,
  '0127_trusted_sites': trustedSitesMigration,
  '0129_playlists': playlistsMigration,
  '0130_preview': previewMigration,
  '0131_chat': chatMigration,
  '0137_schedule': scheduleMigration,
  '0133_user_uploads': userUploadsMigration,
  '0134_media_library': mediaLibraryMigration,
  '0135_messages': messagesMigration,
  '0140_points_entries': pointsEntriesMigration,
  '0141_people': peopleMigration,
  '0142_told_durations': toldDurationsMigration,
  '0143_contact_text': contactTextMigration,
  '0152_external_courses': externalCoursesMigration,
  '0156_scorm': scormMigration,
  '0158_comments': commentsMigration,
  '0154_campaign_scores': campaignScoresMigration,
  '0162_training_pages': trainingPagesMigration,
  '0150_impact_evaluations': impactEvaluationsMigration,
  '0174_recount_campaigns': recountCampaignsMigration,
  '0178_content_grade': contentGradeMigration,
  '0179_impact_evaluation_silences': impactEvaluationSilencesMigration,
};
