import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { ContentItem } from '@shared-kit/contracts/content';
import type { PlayerControls } from '@shared-kit/media/player';
import { readText, useQuery } from '@shared-kit/runtime/api';
import { Button, EmptyState, Highlight, Icon, QueryStates, SearchInput, SkeletonText } from '@shared-kit/ui';
import { formatDuration } from '@shared-kit/ui/format';
import { useFreshLinks } from '../use-fresh-links.ts';
import { studyLabels } from './labels.ts';
import { cueAt, matchingCues, parseVtt, trackFor } from './transcript.rules.ts';
import type { Cue } from './transcript.rules.ts';
import { useFollow } from './use-follow.ts';
import { useCaptionLanguage, usePlayerTime } from './use-player-time.ts';
import styles from './study-panel.module.css';

interface TranscriptProps {
  readonly captions: ContentItem['captions'];
  readonly controls: PlayerControls | null;
}

/** Renders the captions as a text, in the language of the shown captions. */
export function Transcript({ captions, controls }: TranscriptProps) {
  const track = trackFor(captions, useCaptionLanguage(controls));
  const refreshLinks = useFreshLinks();
  const query = useQuery({
    queryKey: ['transcript', track?.url],
    queryFn: async () => parseVtt(await readText(track?.url ?? '')),
    enabled: track !== undefined,
    retry: false,
  });
  return (
    <QueryStates
      // A retry needs a fresh link, because links expire while a page stays open.
      query={{ ...query, refetch: () => refreshLinks().then(() => query.refetch()) }}
      skeleton={
        <div className={styles.body}>
          <SkeletonText lines={6} />
        </div>
      }
      isEmpty={(cues) => cues.length === 0}
      empty={<EmptyState size="compact" title={studyLabels.noSpeech} />}
      errorTitle={studyLabels.transcriptFailed}
    >
      {(cues) => (
        <>
          {captions.length > 1 && <p className={styles.language}>{studyLabels.transcriptIn(track?.label ?? '')}</p>}
          <CueList key={track?.url} cues={cues} controls={controls} />
        </>
      )}
    </QueryStates>
  );
}

function CueList({ cues, controls }: { readonly cues: readonly Cue[]; readonly controls: PlayerControls | null }) {
  const [searched, setSearched] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const current = usePlayerTime(controls, (seconds) => cueAt(cues, seconds));
  const { isFollowing, follow } = useFollow(list, current);
  const shown = matchingCues(cues, searched);
  const isSearching = shown !== cues;
  const playing = cues[current];
  // One entry is in the tab order: the current one when it is shown, else the first.
  const reachable = playing && shown.includes(playing) ? playing : shown[0];
  return (
    <>
      <div className={styles.search}>
        <SearchInput label={studyLabels.searchTranscript} value={searched} onValueChange={setSearched} />
        <p className={styles.found} role="status">
          {isSearching && studyLabels.found(shown.length)}
        </p>
      </div>
      <ol ref={list} className={styles.cues}>
        {shown.map((cue) => (
          <li key={`${cue.start} ${cue.text}`}>
            <button
              type="button"
              className={styles.cue}
              aria-current={cue === playing}
              tabIndex={cue === reachable ? 0 : -1}
              onClick={() => controls?.seek(cue.start)}
              onKeyDown={moveFocus}
            >
              <span className={styles.time}>{formatDuration(cue.start)}</span>
              <span>
                <Highlight text={cue.text} searched={searched} />
              </span>
            </button>
          </li>
        ))}
      </ol>
      {!isFollowing && !isSearching && (
        <div className={styles.follow}>
          <Button size="small" icon={<Icon name="arrow-down" size={18} />} onClick={follow}>
            {studyLabels.followAgain}
          </Button>
        </div>
      )}
    </>
  );
}

/** Moves the focus between cues with the arrow keys, Home and End; Enter jumps, as on any button. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const entries = [...(event.currentTarget.closest('ol')?.querySelectorAll('button') ?? [])];
  const at = entries.indexOf(event.currentTarget);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  entries[to]?.focus();
}
