import { useRef } from 'react';
import { Button, Icon } from '@shared-kit/ui';
import type { ContentViewerProps } from '../viewer-props.ts';
import { AfterVideoPanel } from './after-video.tsx';
import { playlistLabels } from './labels.ts';
import { PlaylistEntries } from './playlist-entries.tsx';
import styles from './playlist.module.css';
import { usePlaylist } from './use-playlist.ts';
import type { Playlist } from './use-playlist.ts';
import { PlaylistVideoPlayer } from './playlist-video.tsx';

/** Renders the stage of a playlist, with its list beside it if there is room (A9-09). */
export function WatchPlaylist(props: ContentViewerProps & { playlist: Playlist }) {
  const { provider, videos, totalDuration } = props.playlist;
  const watching = usePlaylist(props);
  const stage = useRef<HTMLDivElement>(null);
  // The panel over the stage disappears and would lose the focus.
  const closing = (act: () => void) => () => {
    if (stage.current?.contains(document.activeElement)) stage.current.focus({ preventScroll: true });
    act();
  };
  const { video, previous, next } = watching;
  if (!video) return null;
  const [first] = videos;
  return (
    <div className={styles.playlist} data-stage="playlist">
      <div className={styles.main}>
        <div ref={stage} tabIndex={-1} className={styles.stage}>
          <PlaylistVideoPlayer
            key={`${video.idVideo} ${watching.begun}`}
            video={video}
            provider={provider}
            asksToResume={watching.asksToResume}
            onProgress={(progress) => watching.onProgress(video, progress)}
            onPause={(progress) => watching.onPause(video, progress)}
            onEnded={(progress) => watching.onEnded(video, progress)}
          />
          <AfterVideoPanel
            after={watching.after}
            next={next}
            nextContent={props.next}
            onNext={closing(() => next && watching.follow(next))}
            onStay={closing(watching.stay)}
            onAgain={closing(() => first && watching.choose(first))}
          />
        </div>
        <div className={styles.under}>
          <div className={styles.now}>
            <p className={styles.position}>{playlistLabels.position(videos.indexOf(video) + 1, videos.length)}</p>
            <p className={styles.nowTitle}>{video.title}</p>
          </div>
          <Button
            variant="secondary"
            size="small"
            disabled={!previous}
            icon={<Icon name="chevron-left" size={18} />}
            onClick={() => previous && watching.choose(previous)}
          >
            {playlistLabels.previous}
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={!next}
            iconEnd={<Icon name="chevron-right" size={18} />}
            onClick={() => next && watching.choose(next)}
          >
            {playlistLabels.next}
          </Button>
        </div>
      </div>
      <PlaylistEntries
        videos={videos}
        totalDuration={totalDuration}
        idVideo={video.idVideo}
        autoplay={watching.autoplay}
        onAutoplay={watching.setAutoplay}
        onChoose={watching.choose}
      />
    </div>
  );
}
