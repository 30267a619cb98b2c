import { useState } from 'react';
import type { CompanyModule, CompanyModules } from '@shared-kit/contracts/admin';
import { ApiError } from '@shared-kit/runtime/api';
import { notify } from '@shared-kit/ui/toast';
import { switchModule, useRefreshModules } from './company-modules.queries.ts';
import { labels } from './labels.ts';

/** Milliseconds in which a switch can be undone. */
const UNDO_MS = 10_000;

/** Asks before a module is switched, switches it in the version that was shown, and offers to undo it. */
export function useModuleSwitch({ version }: Pick<CompanyModules, 'version'>) {
  // The version is that of the moment of the question, whatever is read while it is open.
  const [asked, setAsked] = useState<{ readonly module: CompanyModule; readonly version: string }>();
  const [isBusy, setBusy] = useState(false);
  const refresh = useRefreshModules();

  const run = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify({ kind: 'error', text: error.message });
    } finally {
      refresh();
    }
  };
  const confirm = async () => {
    if (!asked) return;
    const { module, isOn } = asked.module;
    setBusy(true);
    await run(async () => {
      const saved = await switchModule(module, asked.version, !isOn);
      const undo = () =>
        run(async () => {
          await switchModule(module, saved, isOn);
          notify({ kind: 'info', text: labels.undone });
        });
      const name = labels.nameOf(module);
      notify({
        kind: 'success',
        text: isOn ? labels.switchedOff(name) : labels.switchedOn(name),
        durationMs: UNDO_MS,
        action: { label: labels.undo, onSelect: () => void undo() },
      });
    });
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
