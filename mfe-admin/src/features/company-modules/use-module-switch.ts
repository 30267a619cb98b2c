import { useState } from 'react';
import type { CompanyModule, CompanyModules } from '@shared-kit/contracts/admin';
import { ApiError } from '@shared-kit/runtime/api';
import { notify } from '@shared-kit/ui/toast';
import { notifyUndoable } from '../../lib/notify-undoable.ts';
import { switchModule, useRefreshModules } from './company-modules.queries.ts';
import { labels } from './labels.ts';

/** Asks before a module is switched, switches it in the version that was shown, and offers to undo it. */
export function useModuleSwitch({ version }: Pick<CompanyModules, 'version'>) {
  // The version is that of the moment of the question, whatever is read while it is open.
  const [asked, setAsked] = useState<{ readonly module: CompanyModule; readonly version: string }>();
  const [isBusy, setBusy] = useState(false);
  const refresh = useRefreshModules();

  const confirm = async () => {
    if (!asked) return;
    const { module, isOn } = asked.module;
    const name = labels.nameOf(module);
    setBusy(true);
    try {
      const saved = await switchModule(module, asked.version, !isOn);
      notifyUndoable({
        text: isOn ? labels.switchedOff(name) : labels.switchedOn(name),
        undone: labels.undone,
        changeBack: () => switchModule(module, saved, isOn).finally(refresh),
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify({ kind: 'error', text: error.message });
    } finally {
      refresh();
    }
    setBusy(false);
    setAsked(undefined);
  };
  return {
    asked: asked?.module,
    ask: (module: CompanyModule) => setAsked({ module, version }),
    cancel: () => setAsked(undefined),
    confirm,
    isBusy,
  };
}
