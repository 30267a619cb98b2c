/** @jest-environment tools/jest/browser-environment.mjs */
import { afterCard, afterForm, closingOf, dialogOf, entryAddress, moreTime, planDialogs } from './plan-flow.rules.ts';
import type { PlanView } from './plan-flow.rules.ts';
import { aPlan, otherPlan } from './test/plan-fixtures.ts';

const running = aPlan({ deadline: 4 });
const ended = aPlan({ deadline: 0 });

test('a card goes to the form without a current plan [B4.9-04]', () => {
  expect(afterCard(aPlan(), undefined)).toEqual({ name: 'form', idPlan: 2, purpose: 'trial' });
  expect(afterCard(otherPlan(), undefined)).toEqual({ name: 'form', idPlan: 3, purpose: 'contact' });
  const asClient = aPlan({ planUpgrade: { userIsAdmin: false } });
  expect(afterCard(asClient, undefined)).toEqual({ name: 'form', idPlan: 2, purpose: 'contact' });
});

test('a card goes to the calculator with a current plan [B4.9-05]', () => {
  expect(afterCard(otherPlan(), running)).toEqual({ name: 'calculatorPlan', idPlan: 3 });
  expect(afterCard(running, running)).toEqual({ name: 'calculatorPlan', idPlan: 2 });
});

test('more time is an extension after the first trial, otherwise the contact form [B4.9-19] [B4.9-20]', () => {
  expect(moreTime(ended)).toEqual({ kind: 'extend' });
  const form = { kind: 'view', view: { name: 'form', idPlan: 2, purpose: 'extension' } };
  expect(moreTime(running)).toEqual(form);
  expect(moreTime(aPlan({ deadline: 0, trialsCount: 2 }))).toEqual(form);
});

test('a sent form is confirmed by its own answer', () => {
  expect(afterForm('contact')).toEqual({ name: 'dialog', dialog: 'ConfirmSucess' });
  expect(afterForm('extension')).toEqual({ name: 'dialog', dialog: 'RequestExtendTrial' });
});

test('there are six types of answers', () =>
  expect(planDialogs).toEqual([
    'ConfirmTrial',
    'ConfirmSucess',
    'ConfirmPlan',
    'FinishTrial',
    'ExtendTrial',
    'RequestExtendTrial',
  ]));

describe('closing the modal', () => {
  const others: readonly PlanView[] = [
    { name: 'upgrade' },
    { name: 'selectedPlan', idPlan: 2 },
    { name: 'calculatorPlan', idPlan: 2 },
    { name: 'detail', idPlan: 2, licences: 5 },
    { name: 'dialog', dialog: 'ConfirmPlan' },
    { name: 'dialog', dialog: 'FinishTrial' },
  ];

  test.each([
    { name: 'terms', idPlan: 2 },
    { name: 'form', idPlan: 2, purpose: 'trial' },
  ] as const)('returns to upgrade from $name, also after the end of the trial [B4.9-11]', (view) => {
    expect(closingOf(view, running)).toBe('back');
    expect(closingOf(view, ended)).toBe('back');
  });

  test.each(others)('ends the session from $name when the trial has ended [B4.9-10]', (view) => {
    expect(closingOf(view, ended)).toBe('end-session');
    expect(closingOf(view, aPlan({ deadline: -2 }))).toBe('end-session');
  });

  test.each(others)('only closes from $name while the trial runs, without a plan, and with a contract', (view) => {
    expect(closingOf(view, running)).toBe('close');
    expect(closingOf(view, undefined)).toBe('close');
    expect(closingOf(view, aPlan({ deadline: 0, trial: false }))).toBe('close');
  });

  test('reloads the page after an extension [B4.9-09]', () => {
    expect(closingOf({ name: 'expiring' }, running)).toBe('reload');
    expect(closingOf({ name: 'expiring' }, ended)).toBe('reload');
  });
});

test('the platform opens at {host}/#/login with the token, and without it once it is spent [B2.14-20]', () => {
  const entry = { domain: 'https://portal.example/clinica', token: 'a b', issuedAt: 1000 };
  expect(entryAddress(entry, 2000)).toBe('https://portal.example/clinica/#/login?token=a%20b');
  expect(entryAddress(entry, 1000 + 55_000)).toBe('https://portal.example/clinica/#/login');
});

test('an administrator gets the plans; a client gets them only without a plan [B6-02] [B6-03]', () => {
  expect([dialogOf(true, running), dialogOf(true, undefined)]).toEqual(['plans', 'plans']);
  expect([dialogOf(false, running), dialogOf(false, undefined)]).toEqual(['client', 'plans']);
});
