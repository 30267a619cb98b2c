import { maskCpf, maskPhone } from '@shared-kit/ui/format';
import { TextField } from '@shared-kit/ui/forms';
import type { ApiForm } from '@shared-kit/ui/forms';
import { labels } from './labels.ts';
import { DepartmentField } from './department-field.tsx';
import { LeaderField } from './leader-field.tsx';
import type { PersonValues } from './person-values.rules.ts';
import styles from './person-form.module.css';

/** Fields of a person, for creating and editing. */
export function PersonFormFields({ form, leaderName }: { form: ApiForm<PersonValues>['form']; leaderName: string }) {
  const { fields } = labels;
  return (
    <div className={styles.fields}>
      <TextField form={form} name="name" label={fields.name} isRequired maxLength={200} autoComplete="off" />
      <TextField
        form={form}
        name="username"
        label={fields.username}
        hint={labels.usernameHint}
        isRequired
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
      />
      <TextField form={form} name="email" type="email" label={fields.email} maxLength={200} autoComplete="off" />
      <TextField form={form} name="cpf" label={fields.cpf} mask={maskCpf} inputMode="numeric" autoComplete="off" />
      <TextField form={form} name="phone" label={fields.phone} mask={maskPhone} inputMode="tel" autoComplete="off" />
      <DepartmentField form={form} />
      <TextField form={form} name="role" label={fields.role} maxLength={200} autoComplete="off" />
      <LeaderField form={form} initialName={leaderName} />
    </div>
  );
}
