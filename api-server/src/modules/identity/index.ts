import type {} from './identity.tables.ts';
export { sendAccessLinkMail } from './administration/access-link.job.ts';
export {
  addPerson,
  lockOwners,
  peopleWithLevel,
  setActive,
  setAdminLevel,
  updatePerson,
} from './administration/administer-person.service.ts';
export { activePeople, countActivePeople } from './administration/active-people.repository.ts';
export { accountStateOf, administeredPeople } from './administration/administered-people.repository.ts';
export type {
  AdministeredListRow,
  AdministeredRow,
  ExportedRow,
} from './administration/administered-people.repository.ts';
export {
  LoginTakenError,
  addPeople,
  everybody,
  leadersOfOthers,
  lockBatch,
  removePeople,
  setLeaders,
  updatePeople,
} from './administration/people-batch.service.ts';
export type { BatchPerson, BatchRow } from './administration/people-batch.service.ts';
export type { PeopleCondition, PersonColumns } from './administration/people-condition.types.ts';
export { versionOf } from './administration/person-version.rules.ts';
export { ACCESS_LINK_DAYS, issueAccessLink } from './administration/access-link.service.ts';
export { eraseAccount } from './administration/erase-account.service.ts';
export { teamTree } from './administration/team-tree.repository.ts';
export { expectMayPost } from './posting-blocks/posting.policy.ts';
export { postingBlocks } from './posting-blocks/posting-blocks.repository.ts';
export { ownSessions } from './account/own-sessions.repository.ts';
export { presentApp } from './app-details.presenter.ts';
export { apps } from './app.repository.ts';
export type { AppRow } from './app.repository.ts';
export { companyOf } from './company.port.ts';
export { isFeatureOn } from './features/feature.repository.ts';
export { identityModule } from './identity.routes.ts';
export { setPassword } from './account/set-password.service.ts';
export { passedGates } from './gates/passed-gates.repository.ts';
export { importMessage, markMessageRead } from './notifications/message.service.ts';
export { excerptOf, personMessages } from './notifications/messages.repository.ts';
export type { MessageRow } from './notifications/messages.repository.ts';
export { mailedApprovers } from './approvers.port.ts';
export type { MailedApprover } from './approvers.port.ts';
export { announcedMessages } from './notifications/announced-messages.repository.ts';
export { channelsOf } from './channels.rules.ts';
export { noticeMail } from './notifications/notice.service.ts';
export { oneTimeTokens } from './login/one-time-token.repository.ts';
export { expectGoodPassword } from './login/password-choice.policy.ts';
export { hashPassword } from './login/password.adapter.ts';
export { resetSecondFactor } from './second-factor/reset-second-factor.service.ts';
export { secondFactors } from './second-factor/second-factor.repository.ts';
export { listSsoKeys, prepareKey, useKey } from './sso/sso-keys.repository.ts';
export { readCertificate, asPem } from './sso/certificate.rules.ts';
export { readProviderMetadata } from './sso/idp-metadata.adapter.ts';
export { faultsOfSettings } from './sso/sso-settings.rules.ts';
export { ssoSetups } from './sso/sso-setups.repository.ts';
export type { SsoSetup } from './sso/sso-setups.repository.ts';
export { addressesOf } from './sso/sso.service.ts';
export { prepareSsoTest } from './sso/sso-test.service.ts';
export { ssoTests } from './sso/sso-tests.repository.ts';
export { expectProvenAgain, hasPassword } from './account/prove-again.policy.ts';
export { entersBySsoOnly } from './sso/sso-only.rules.ts';
export { serveSso } from './sso/sso.routes.ts';
export { entryTokens, proofOf } from './entry/entry-token.service.ts';
export {
  administratorIds,
  administratorMails,
  certifiedName,
  companyIdOf,
  companyName,
  findPerson,
  isAdministrator,
  leadsPeople,
  lockPeople,
  lockPerson,
  people,
} from './people.port.ts';
export type { Person } from './people.port.ts';
export { peopleDirectory } from './support-access/people-directory.port.ts';
export type { PeopleDirectory } from './support-access/people-directory.port.ts';
export { folded, foldedText } from './support-access/people-search.repository.ts';
export { supportAccesses } from './support-access/support-access.repository.ts';
export { endOfSupport } from './support-access/support-access.rules.ts';
export { acceptances, agreementAcceptances } from './terms.repository.ts';
export { departmentNames } from './units/department-names.service.ts';
export type { DepartmentNames } from './units/department-names.service.ts';
export { isWithinDepartments } from './units/units-below.repository.ts';
export { organisationUnits, renameDepartmentOfPeople } from './units/units.repository.ts';
export type { UnitRow } from './units/units.repository.ts';
export { users } from './user.repository.ts';
export { accountTable, identityPersonalTables } from './personal-tables.rules.ts';
export { identityMails } from './mail-templates.rules.ts';
