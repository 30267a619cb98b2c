import { useState } from 'react';
import {
  Checkbox,
  Field,
  FieldGroup,
  PasswordInput,
  Radio,
  SearchInput,
  Select,
  Stack,
  Stars,
  Switch,
  TextArea,
  TextInput,
} from '@shared-kit/ui';
import type { Vote } from '@shared-kit/ui';
import { Section, Specimen } from './section.tsx';
import styles from './gallery.module.css';

const departments = [
  { value: 'ops', label: 'Operações' },
  { value: 'adm', label: 'Administrativo' },
  { value: 'com', label: 'Comercial', isDisabled: true },
];

export function Fields() {
  const [search, setSearch] = useState('capacete');
  const [vote, setVote] = useState<Vote | null>(3);
  return (
    <Section title="Formulários">
      <div className={styles.columns}>
        <Specimen name="Texto">
          <Stack>
            <Field label="Nome" isRequired>
              <TextInput autoComplete="off" defaultValue="Ana Beatriz Souza" />
            </Field>
            <Field label="E-mail" hint="Usamos só para avisos do portal.">
              <TextInput type="email" placeholder="voce@empresa.com.br" autoComplete="off" />
            </Field>
            <Field label="CPF" error="CPF inválido">
              <TextInput defaultValue="123.456.789-00" inputMode="numeric" />
            </Field>
            <Field label="Login">
              <TextInput readOnly defaultValue="ana.souza" />
            </Field>
            <Field label="Matrícula">
              <TextInput disabled defaultValue="00418" />
            </Field>
          </Stack>
        </Specimen>
        <Specimen name="Senha, lista, busca, texto longo">
          <Stack>
            <Field label="Senha" action={<a href="#senha">Esqueceu sua senha?</a>}>
              <PasswordInput defaultValue="segredo" autoComplete="off" />
            </Field>
            <Field label="Departamento">
              <Select options={departments} placeholder="Selecione" defaultValue="" />
            </Field>
            <SearchInput label="Buscar produtos" value={search} onValueChange={setSearch} />
            <Field label="Comentário" isOptional>
              <TextArea placeholder="O que achou deste conteúdo?" />
            </Field>
          </Stack>
        </Specimen>
        <Specimen name="Escolhas">
          <Stack>
            <FieldGroup legend="Avisos">
              <Checkbox label="Aceito receber comunicações" defaultChecked />
              <Checkbox label="E-mail" hint="Um resumo por semana" />
              <Checkbox label="SMS" disabled />
              <Switch label="Legendas sempre ligadas" defaultChecked />
              <Switch label="Próximo vídeo automático" />
            </FieldGroup>
            <FieldGroup legend="Antes de abrir o painel, o que se faz primeiro?">
              <Radio appearance="card" name="q1" label="Desligar o circuito e bloquear o religamento" defaultChecked />
              <Radio appearance="card" name="q1" label="Sinalizar a área" hint="Com fita e placa" />
              <Radio appearance="card" name="q1" label="Testar a ausência de tensão" disabled />
            </FieldGroup>
            <Stars value={vote} onValueChange={setVote} label="Sua nota" />
          </Stack>
        </Specimen>
      </div>
    </Section>
  );
}
