import type { CompanyModule } from '@shared-kit/contracts/admin';
import { Alert, Button, Stack } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { labels } from './labels.ts';
import styles from './company-modules.module.css';

interface SwitchDialogProps {
  module: CompanyModule;
  /** Number of people with access to the portal. */
  people: number;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Dialog that says what a switch takes away or brings, and for how many people. */
export function SwitchDialog({ module, people, isBusy, onConfirm, onCancel }: SwitchDialogProps) {
  const { isOn, isHome, menu, pages } = module;
  const name = labels.nameOf(module.module);
  const hint = labels.hintOf(module.module);
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={isOn ? labels.askOff(name) : labels.askOn(name)}
      description={isOn ? labels.whoOff(people) : labels.whoOn(people)}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {labels.cancel}
          </Button>
          <Button variant={isOn ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
            {isOn ? labels.confirmOff : labels.confirmOn}
          </Button>
        </>
      }
    >
      <Stack>
        {isHome && <Alert tone="warning" title={labels.home} />}
        {hint !== '' && <p>{hint}</p>}
        <Named title={isOn ? labels.menuOff : labels.menuOn} names={menu} />
        <Named title={isOn ? labels.pagesOff : labels.pagesOn} names={pages} />
        {menu.length + pages.length === 0 && <p>{labels.noScreens}</p>}
        {isOn && <p className={styles.quiet}>{labels.keeps}</p>}
      </Stack>
    </Dialog>
  );
}

function Named({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <h3 className={styles.caption}>{title}</h3>
      <p>{names.join(', ')}</p>
    </div>
  );
}
