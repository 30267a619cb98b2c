import { randomUUID } from 'node:crypto';
import { onePixel } from './administration.fixtures.ts';
import { testPassword } from '../../../test/index.ts';
import { brand, idExport, mailVersion, modules, sso, terms, texts } from './company-state.fixtures.ts';
import { metadataOf } from '../../../test/identity-provider.ts';
import { announcementVersion, domainVersion } from './versions.fixtures.ts';
import type { Sample } from './sample.types.ts';

/** One valid call of every administrative endpoint about the company's brand and announcements. */
export const companySamples: Readonly<Record<string, Sample>> = {
  'admin.list-announcements': { about: 'list', input: () => ({ query: {} }) },
  'admin.preview-announcement': {
    about: 'list',
    input: ({ department }) => ({
      query: { audience: JSON.stringify({ kind: 'departments', departments: [department] }), text: '**Oi**' },
    }),
  },
  'admin.create-announcement': {
    about: 'company',
    input: ({ department }) => ({
      body: {
        clientId: randomUUID(),
        fields: {
          title: 'Aviso',
          text: 'Bom dia',
          link: '',
          audience: { kind: 'departments', departments: [department] },
          sendsMail: false,
          sendAt: null,
        },
      },
    }),
  },
  'admin.withdraw-announcement': {
    about: 'person',
    input: async ({ idAnnouncement }) => ({
      params: { idAnnouncement },
      body: { version: await announcementVersion(idAnnouncement) },
    }),
  },
  'admin.read-company-brand': { about: 'company', input: () => ({}) },
  'admin.preview-company-theme': {
    about: 'company',
    input: () => ({
      query: { primaryColor: '#2A1E9A', secondaryColor: '#FFB000', thirdColor: '#5B4BDB', fourthColor: '#00B8A9' },
    }),
  },
  'admin.upload-company-picture': {
    about: 'company',
    input: () => ({ form: { picture: 'logo', fileData: new File([onePixel], 'logo.png') } }),
  },
  'admin.save-company-brand': {
    about: 'company',
    input: () => ({ body: { version: brand.version, fields: brand.fields } }),
  },
  'admin.read-company-modules': { about: 'company', input: () => ({}) },
  'admin.switch-company-module': {
    about: 'company',
    input: () => ({
      params: { module: 'plans' },
      body: {
        version: modules.version,
        isOn: modules.modules.some(({ module, isOn }) => module === 'plans' && isOn),
      },
    }),
  },
  'admin.read-company-terms': { about: 'company', input: () => ({}) },
  'admin.list-terms-people': { about: 'company', input: () => ({ query: { name: '2026-01-01' } }) },
  // The company has no terms, so that nobody is asked for any.
  'admin.change-company-terms': {
    about: 'company',
    input: () => ({ body: { version: terms.version, change: { kind: 'withdraw' } } }),
  },
  'admin.read-company-sso': { about: 'company', input: () => ({}) },
  'admin.read-sso-metadata': {
    about: 'company',
    input: () => ({ body: { source: { kind: 'xml', xml: metadataOf(sso.fields) } } }),
  },
  'admin.save-sso-draft': { about: 'company', input: () => ({ body: { version: sso.version, fields: sso.fields } }) },
  'admin.start-sso-test': { about: 'company', input: () => ({ body: { version: sso.version } }) },
  'admin.read-sso-test': { about: 'company', input: () => ({ params: { idTest: sso.idTest } }) },
  // The company has no login of its own, so that nothing changes.
  'admin.change-company-sso': {
    about: 'company',
    input: () => ({ body: { version: sso.version, change: { kind: 'turn-off' }, password: testPassword } }),
  },
  'admin.list-company-domains': { about: 'company', input: () => ({}) },
  'admin.add-company-domain': {
    about: 'company',
    input: ({ domain }) => ({ body: { host: `novo-${domain}` } }),
  },
  'admin.check-company-domain': {
    about: 'company',
    input: ({ domain }) => ({ params: { host: domain }, body: {} }),
  },
  'admin.remove-company-domain': {
    about: 'company',
    input: async ({ domain }) => ({ params: { host: domain }, query: { version: await domainVersion(domain) } }),
  },
  'admin.list-company-exports': { about: 'company', input: () => ({}) },
  'admin.start-company-export': { about: 'company', input: () => ({ body: { password: testPassword } }) },
  'admin.download-company-export': {
    about: 'person',
    input: () => ({ params: { idExport }, body: { password: testPassword } }),
  },
  'admin.read-company-texts': { about: 'company', input: () => ({}) },
  'admin.save-company-texts': {
    about: 'company',
    input: () => ({ body: { version: texts.version, fields: texts.fields } }),
  },
  'admin.read-company-plan': { about: 'company', input: () => ({}) },
  'admin.list-saved-views': { about: 'company', input: () => ({ params: { list: 'people' } }) },
  'admin.save-view': {
    about: 'company',
    input: ({ unique }) => ({ params: { list: 'people' }, body: { name: unique, query: 'acesso=never' } }),
  },
  'admin.list-company-mails': { about: 'company', input: () => ({}) },
  'admin.save-company-mail': {
    about: 'company',
    // Back to the standard words, which the mail has: nothing changes for other tests.
    input: () => ({
      params: { key: 'identity.email-changed' },
      body: { version: mailVersion, mail: null },
    }),
  },
  'admin.send-test-mail': {
    about: 'company',
    input: () => ({ params: { key: 'identity.email-changed' }, body: { subject: 'Assunto', text: 'Olá, {nome}.' } }),
  },
};
