import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { sendAccessLink } from '@shared-kit/contracts/admin';
import type { AdminRight } from '@shared-kit/contracts/admin';
import { ApiError, call } from '@shared-kit/runtime/api';
import { useNavigate } from '@shared-kit/runtime/router';
import { Button, Icon, TextInput, VisuallyHidden } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { useRefreshPerson } from '../person.queries.ts';
import type { Command } from './commands.rules.ts';
import { labels } from './labels.ts';
import { useCommands } from './use-commands.ts';
import styles from './command-palette.module.css';

interface CommandPaletteProps {
  rights: readonly AdminRight[];
  places: readonly { readonly to: string; readonly label: string }[];
}

/** Button that opens the palette of the administration; Ctrl+K and Cmd+K open it from every page. */
export function CommandPalette({ rights, places }: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <Button
        className={styles.open ?? ''}
        size="small"
        variant="secondary"
        icon={<Icon name="search" size={16} />}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        {labels.open} <kbd className={styles.shortcut}>{labels.shortcut}</kbd>
      </Button>
      {isOpen && <PaletteDialog rights={rights} places={places} onClose={() => setOpen(false)} />}
    </>
  );
}

function PaletteDialog({ rights, places, onClose }: CommandPaletteProps & { onClose: () => void }) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const commands = useCommands({ text, rights, places });
  const run = useRunCommand(onClose);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = Math.min(active, commands.length - 1);
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const onKeyDown = (event: KeyboardEvent) => {
    const command = commands[current];
    if (event.key === 'Enter' && command) run(command);
    else if (event.key === 'ArrowDown') setActive((current + 1) % Math.max(commands.length, 1));
    else if (event.key === 'ArrowUp') setActive((current - 1 + commands.length) % Math.max(commands.length, 1));
    else return;
    event.preventDefault();
  };

  return (
    <Dialog isOpen onClose={onClose} title={labels.title}>
      <TextInput
        role="combobox"
        type="text"
        autoFocus
        autoComplete="off"
        aria-label={labels.search}
        aria-expanded={commands.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current >= 0 ? optionId(current) : undefined}
        placeholder={labels.search}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden>
        <span role="status">{labels.found(commands.length)}</span>
      </VisuallyHidden>
      {commands.length === 0 && <p className={styles.nothing}>{labels.nothing}</p>}
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={labels.results} className={styles.list}>
        {[...Map.groupBy(commands, ({ group }) => group)].map(([group, own]) => (
          <div key={group} role="group" aria-label={labels.groups[group]}>
            <div aria-hidden="true" className={styles.group}>
              {labels.groups[group]}
            </div>
            {own.map((command) => (
              <PaletteOption
                key={command.key}
                id={optionId(commands.indexOf(command))}
                command={command}
                isActive={command === commands[current]}
                onRun={() => run(command)}
              />
            ))}
          </div>
        ))}
      </div>
    </Dialog>
  );
}

interface PaletteOptionProps {
  id: string;
  command: Command;
  isActive: boolean;
  onRun: () => void;
}

/** The keyboard stays in the search box, which names the active option. */
function PaletteOption({ id, command, isActive, onRun }: PaletteOptionProps) {
  return (
    <button
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onClick={onRun}
    >
      {command.label}
      {command.hint !== undefined && <span className={styles.hint}>{command.hint}</span>}
    </button>
  );
}

/** Returns what runs a command and closes the palette. The call goes on without the palette. */
function useRunCommand(onClose: () => void): (command: Command) => void {
  const navigate = useNavigate();
  const refresh = useRefreshPerson();
  return ({ target }) => {
    onClose();
    if (target.kind === 'page') void navigate(target.path);
    else void sendLink(target).finally(refresh);
  };
}

async function sendLink({ idPerson, name }: { readonly idPerson: number; readonly name: string }): Promise<void> {
  try {
    await call(sendAccessLink, { params: { idPerson }, body: {} });
    notify({ kind: 'success', text: labels.sent(name) });
  } catch (error) {
    notify({ kind: 'error', text: error instanceof ApiError ? error.message : String(error), error });
  }
}
