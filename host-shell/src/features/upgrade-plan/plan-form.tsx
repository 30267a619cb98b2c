import type { ReactNode } from 'react';
import {
  contactFormSchema,
  contactTrial,
  employeeRanges,
  employeesOf,
  findPlan,
  findPlanContact,
  isEmployeeRange,
  isMessageRequired,
  listPlans,
  requestTrial,
} from '@shared-kit/contracts/plans';
import type { ContactForm, Plan, PlanContact } from '@shared-kit/contracts/plans';
import { currentSession } from '@shared-kit/contracts/identity';
import { call, useApiQuery, useInvalidate } from '@shared-kit/runtime/api';
import { refreshSession, useActiveSession } from '@shared-kit/runtime/session';
import { Button, Cluster, QueryStates, Skeleton, Stack } from '@shared-kit/ui';
import { maskPhone } from '@shared-kit/ui/format';
import { SelectField, TextAreaField, TextField, useApiForm } from '@shared-kit/ui/forms';
import { labels } from './labels.ts';
import { afterForm } from './plan-flow.rules.ts';
import type { FormPurpose, PlanView } from './plan-flow.rules.ts';
import { useTrial } from './trial-context.tsx';
import { usePlanCall, useRequestKey } from './use-plan-call.ts';
import styles from './upgrade-plan.module.css';

interface PlanFormProps {
  readonly plan: Plan;
  readonly purpose: FormPurpose;
  onView(view: PlanView): void;
}

/** Contact and trial form (B3-25), prefilled from the profile (B3-26). */
export function PlanForm(props: PlanFormProps): ReactNode {
  const { idUser } = useActiveSession().viewer;
  const { isAdmin } = useTrial();
  const contact = useApiQuery(findPlanContact, { params: { idUser } });
  const text = props.purpose === 'contact' && !isAdmin ? labels.form.text.request : labels.form.text[props.purpose];
  return (
    <Stack gap={5}>
      <p className={styles.muted}>{text}</p>
      <QueryStates query={contact} skeleton={<Skeleton height="20rem" />} errorTitle={labels.form.loadFailed}>
        {(person) => <Fields {...props} person={person} />}
      </QueryStates>
    </Stack>
  );
}

function Fields({ plan, purpose, onView, person }: PlanFormProps & { readonly person: PlanContact }): ReactNode {
  const isRequired = isMessageRequired(plan);
  const { isBusy, send } = useSendForm(plan, purpose, onView);
  const { form, onSubmit } = useApiForm<ContactForm>({
    schema: contactFormSchema({ isMessageRequired: isRequired }),
    defaultValues: {
      name: person.name,
      email: person.email,
      company: person.company,
      role: person.role,
      department: person.department,
      phone: maskPhone(person.phone),
      numberOfEmployees: '',
      description: '',
    },
    submit: send,
    notNow: 'A person is filling in a form about a plan.',
  });
  const { form: words } = labels;
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap={5}>
        <div className={styles.fields}>
          <TextField form={form} name="name" label={words.name} isRequired readOnly={person.name !== ''} />
          <TextField
            form={form}
            name="email"
            type="email"
            label={words.email}
            isRequired
            autoComplete="email"
            readOnly={person.email !== ''}
          />
          <TextField form={form} name="company" label={words.company} isRequired readOnly={person.company !== ''} />
          <TextField
            form={form}
            name="phone"
            type="tel"
            label={words.phone}
            isRequired
            mask={maskPhone}
            autoComplete="tel"
          />
          <TextField form={form} name="role" label={words.role} isRequired autoComplete="organization-title" />
          <TextField form={form} name="department" label={words.department} isRequired />
          <SelectField
            form={form}
            name="numberOfEmployees"
            label={words.numberOfEmployees}
            isRequired
            placeholder={words.choose}
            options={employeeRanges.map((range) => ({ value: range, label: range }))}
            fieldClassName={styles.wide}
          />
          {purpose !== 'trial' && (
            <TextAreaField
              form={form}
              name="description"
              label={words.message}
              isRequired={isRequired}
              maxLength={2000}
              rows={4}
              fieldClassName={styles.wide}
            />
          )}
        </div>
        <Cluster justify="end">
          <Button variant="secondary" onClick={() => onView({ name: 'upgrade' })}>
            {labels.back}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {purpose === 'trial' ? words.start : words.send}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

/** Sends the form: it starts the trial, or is a message. */
function useSendForm(plan: Plan, purpose: FormPurpose, onView: (view: PlanView) => void) {
  const { isBusy, run } = usePlanCall();
  const keyOf = useRequestKey();
  const invalidate = useInvalidate();

  async function send({ department, role, phone, email, description, numberOfEmployees }: ContactForm): Promise<void> {
    if (!isEmployeeRange(numberOfEmployees)) return;
    const own = { idPlan: plan.idPlan, department, role, phone, numberOfEmployees: employeesOf(numberOfEmployees) };
    if (purpose !== 'trial') {
      const message = { ...own, email, message: description };
      const sent = await run(() => call(contactTrial, { body: { ...message, idempotencyKey: keyOf(message) } }));
      if (sent) onView(afterForm(purpose));
      return;
    }
    const entry = await run(() => call(requestTrial, { body: { ...own, idempotencyKey: keyOf(own) } }));
    if (!entry) return;
    onView({ name: 'dialog', dialog: 'ConfirmTrial', entry: { ...entry, issuedAt: Date.now() } });
    // The session knows the company's plan from now on. Without an answer, the next login learns it.
    void call(currentSession, {}).then(refreshSession, () => undefined);
    invalidate(findPlan, listPlans);
  }

  return { isBusy, send };
}
