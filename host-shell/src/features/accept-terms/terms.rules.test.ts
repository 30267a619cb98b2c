/** @jest-environment tools/jest/browser-environment.mjs */
import { testSession } from '@shared-kit/testing';
import { afterAcceptance, areAllChecked, requestsCommunication, fieldsOf, pendingTerms } from './terms.rules.ts';

const info = testSession.loginInfo;
const responsibility = { idTermOfResponsibility: 4, versionNumber: 2, title: 'Uso de equipamentos', text: '<p>…</p>' };

describe('terms', () => {
  test('terms are not pending once the current version was accepted', () => {
    expect(pendingTerms({ ...info, agreementVersion: '2', userLicenceTermsAccepted: '2' })).toEqual([]);
  });

  test('include the agreement while another version, or none, was accepted [A4t-01]', () => {
    expect(pendingTerms({ ...info, agreementVersion: '2', userLicenceTermsAccepted: '1' })).toMatchObject([
      { kind: 'agreement', version: '2' },
    ]);
    expect(pendingTerms({ ...info, agreementVersion: '2', userLicenceTermsAccepted: '' })).toHaveLength(1);
  });

  test('include no agreement when the tenant has none', () => {
    expect(pendingTerms({ ...info, agreementVersion: '', userLicenceTermsAccepted: '' })).toEqual([]);
  });

  test('include terms of responsibility when the person must sign them [B4.11-01]', () => {
    expect(
      pendingTerms({ ...info, needSignResponsabilityTerms: true, responsibilityTerms: [responsibility] }),
    ).toMatchObject([{ kind: 'responsibility', idTermOfResponsibility: 4, versionNumber: 2 }]);
    expect(
      pendingTerms({ ...info, needSignResponsabilityTerms: false, responsibilityTerms: [responsibility] }),
    ).toEqual([]);
  });

  test('require a check on every displayed term [B5-62]', () => {
    const terms = pendingTerms({
      ...info,
      agreementVersion: '2',
      needSignResponsabilityTerms: true,
      responsibilityTerms: [responsibility],
    });
    expect(areAllChecked(terms, { ...fieldsOf(terms), 'agreement-2': true })).toBe(false);
    expect(areAllChecked(terms, { 'agreement-2': true, 'responsibility-4-2': true, communication: false })).toBe(true);
  });

  test('ask for the communication consent when the person had accepted it before [A4t-04]', () => {
    const terms = pendingTerms({
      ...info,
      agreementVersion: '2',
      needSignResponsabilityTerms: true,
      responsibilityTerms: [responsibility],
    });
    expect(requestsCommunication({ ...info, communicationAccepted: 1 }, terms)).toBe(true);
    expect(requestsCommunication({ ...info, communicationAccepted: 0 }, terms)).toBe(false);
    // The consent is saved with the agreement, so it can't be asked without one.
    expect(requestsCommunication({ ...info, communicationAccepted: 1 }, terms.slice(1))).toBe(false);
  });

  test.each([0, 1] as const)(
    'keep the previous communication consent when it was not asked: %i',
    (communicationAccepted) =>
      expect(afterAcceptance({ ...info, communicationAccepted }, []).communicationAccepted).toBe(communicationAccepted),
  );

  test('terms are not pending after acceptance, which keeps the communication consent', () => {
    const before = {
      ...info,
      agreementVersion: '2',
      communicationAccepted: 1 as const,
      needSignResponsabilityTerms: true,
      responsibilityTerms: [responsibility],
    };
    const after = afterAcceptance(before, pendingTerms(before), 0);
    expect(pendingTerms(after)).toEqual([]);
    expect(after.communicationAccepted).toBe(0);
  });
});
