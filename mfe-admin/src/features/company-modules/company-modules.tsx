import type { CompanyModule, CompanyModules as Modules } from '@shared-kit/contracts/admin';
import { Alert, Badge, Card, QueryStates, SkeletonText, Stack, Switch } from '@shared-kit/ui';
import { useCompanyModules } from './company-modules.queries.ts';
import { labels } from './labels.ts';
import { SwitchDialog } from './switch-dialog.tsx';
import { useModuleSwitch } from './use-module-switch.ts';
import styles from './company-modules.module.css';

/** Modules of the portal, each with its switch. */
export function CompanyModules() {
  const query = useCompanyModules();
  return (
    <QueryStates query={query} errorTitle={labels.loadFailed} skeleton={<SkeletonText lines={12} />}>
      {(modules) => <ModuleList modules={modules} />}
    </QueryStates>
  );
}

function ModuleList({ modules }: { modules: Modules }) {
  const { asked, ask, cancel, confirm, isBusy } = useModuleSwitch(modules);
  return (
    <Stack>
      {modules.isReadOnly && <Alert title={labels.readOnly}>{labels.readOnlyHint}</Alert>}
      <Card>
        <ul className={styles.list} aria-label={labels.list}>
          {modules.modules.map((module) => (
            <ModuleRow
              key={module.module}
              module={module}
              isDisabled={modules.isReadOnly || module.lock !== null}
              onSwitch={() => ask(module)}
            />
          ))}
        </ul>
      </Card>
      {asked && (
        <SwitchDialog
          module={asked}
          people={modules.people}
          isBusy={isBusy}
          onConfirm={() => void confirm()}
          onCancel={cancel}
        />
      )}
    </Stack>
  );
}

interface ModuleRowProps {
  module: CompanyModule;
  isDisabled: boolean;
  onSwitch: () => void;
}

function ModuleRow({ module: { module, isOn, isEdited, lock }, isDisabled, onSwitch }: ModuleRowProps) {
  const hints = [labels.hintOf(module), lock === null ? '' : labels.locks[lock]].filter((text) => text !== '');
  return (
    <li className={styles.row}>
      <Switch
        className={styles.switch}
        label={labels.nameOf(module)}
        hint={hints.join(' ')}
        checked={isOn}
        disabled={isDisabled}
        onChange={onSwitch}
      />
      {isEdited && <Badge>{labels.edited}</Badge>}
    </li>
  );
}
