import { adminTrainingImportsPath } from '@shared-kit/contracts/admin';
import { Button, Icon } from '@shared-kit/ui';
import { useOwnAccess } from './own-access.queries.ts';

/** Button that leads to the import of trainings, for those who may do it. */
export function ImportTrainingButton({ label, variant = 'secondary' }: ImportTrainingButtonProps) {
  const rights = useOwnAccess().data?.rights ?? [];
  if (!rights.includes('trainings.edit')) return null;
  return (
    <Button variant={variant} to={adminTrainingImportsPath} icon={<Icon name="upload" />}>
      {label}
    </Button>
  );
}

interface ImportTrainingButtonProps {
  label: string;
  variant?: 'primary' | 'secondary';
}
