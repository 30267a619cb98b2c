import {
  CheckboxField,
  FileField,
  PasswordField,
  SelectField,
  TextAreaField,
  fieldRules,
  useApiForm,
} from '@shared-kit/ui/forms';

export interface Choice {
  readonly kind: string;
  readonly why: string;
  readonly secret: string;
}
const choice = fieldRules<Choice>({
  kind: (kind) => (kind === '' ? 'Escolha.' : undefined),
  why: (why, { kind }) => (kind === 'B' && why === '' ? 'Diga por quê.' : undefined),
});

export function ChoiceForm({ submit }: { readonly submit: (values: Choice) => Promise<void> }) {
  const { form, onSubmit } = useApiForm<Choice>({
    schema: choice,
    defaultValues: { kind: '', why: '', secret: '' },
    submit,
  });
  const options = ['A', 'B'].map((value) => ({ value, label: value }));
  return (
    <form noValidate onSubmit={onSubmit}>
      <SelectField form={form} name="kind" label="Tipo" placeholder="Selecione" options={options} />
      <TextAreaField form={form} name="why" label="Motivo" />
      <PasswordField form={form} name="secret" label="Senha" />
      <button type="submit">Enviar</button>
    </form>
  );
}

export interface Proof {
  readonly isTrue: boolean;
  readonly file: File | null;
}
const proof = fieldRules<Proof>({
  isTrue: (isTrue) => (isTrue ? undefined : 'Confirme.'),
  file: (file) => (file ? undefined : 'Escolha um arquivo.'),
});

export function ProofForm({ submit }: { readonly submit: (values: Proof) => Promise<void> }) {
  const { form, onSubmit } = useApiForm<Proof>({ schema: proof, defaultValues: { isTrue: false, file: null }, submit });
  return (
    <form noValidate onSubmit={onSubmit}>
      <FileField
        form={form}
        name="file"
        label="Comprovante"
        extensions={['pdf', 'png']}
        texts={{ choose: 'Escolher arquivo', chooseOther: 'Escolher outro', remove: 'Remover' }}
        fault={({ size }) => (size === 0 ? 'O arquivo está vazio.' : undefined)}
      >
        {(file) => file instanceof File && file.name}
      </FileField>
      <CheckboxField form={form} name="isTrue" label="É verdade" />
      <button type="submit">Enviar</button>
    </form>
  );
}
