import { useSignal } from '@preact/signals';
import type { TalkLine } from '@stammtisch/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { language } from '../i18n/language.ts';
import { isEmote, lineText } from '../lobby/line-text.ts';
import { seatWords } from '../lobby/seat-words/index.ts';
import { EmoteIcon } from './emote.tsx';
import { mute } from './change.ts';
import { keyOf, mutedAt } from './state.ts';
import type { TalkProps } from './talk-dialog.tsx';
import styles from './talk.module.css';
import { useSpoken } from './use-spoken.ts';

interface LinesProps extends TalkProps {
  readonly talk: readonly TalkLine[];
}

/** What was said, the latest at the bottom; a tap on a name offers what can be done about its person. */
export function Lines(props: LinesProps): JSX.Element {
  const { talk, code, room } = props;
  const words = seatWords();
  const asked = useSignal<string | undefined>(undefined);
  const spoken = useSpoken(talk, room.you.chair);
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [talk]);
  return (
    <>
      {talk.length === 0 ? <p class={styles.hint}>{words.talkEmpty}</p> : undefined}
      <ol class={`plain-list ${styles.lines ?? ''}`}>
        {talk.map((line, index) => (
          <Line
            key={`${line.at} ${index}`}
            {...props}
            line={line}
            isAsked={asked.value === `${line.at} ${keyOf(line)}`}
            onAsk={(isAsked) => (asked.value = isAsked ? `${line.at} ${keyOf(line)}` : undefined)}
          />
        ))}
      </ol>
      <Muted code={code} />
      <p class="only-heard" aria-live="polite">
        {spoken}
      </p>
      <p ref={end} class={styles.end} />
    </>
  );
}

function Line({
  line,
  isAsked,
  onAsk,
  ...props
}: LinesProps & {
  readonly line: TalkLine;
  readonly isAsked: boolean;
  readonly onAsk: (isAsked: boolean) => void;
}): JSX.Element {
  const words = seatWords();
  const isMine = line.chair === props.room.you.chair;
  return (
    <li class={isMine ? styles.mine : undefined}>
      <span class={styles.who}>
        {isMine ? (
          <strong>
            <bdi>{line.name}</bdi>
          </strong>
        ) : (
          <button
            type="button"
            aria-expanded={isAsked}
            aria-label={words.talkAbout(line.name)}
            onClick={() => onAsk(!isAsked)}
          >
            <bdi>{line.name}</bdi>
          </button>
        )}
        <time dateTime={new Date(line.at).toISOString()}>{timeOf(line.at)}</time>
      </span>
      {/* What people write is text, and nothing else. */}
      <p dir="auto" class={styles.text}>
        {line.phrase !== undefined && isEmote(line.phrase) ? <EmoteIcon name={line.phrase} /> : undefined}
        {lineText(line)}
      </p>
      {isAsked ? <About {...props} line={line} onDone={() => onAsk(false)} /> : undefined}
    </li>
  );
}

/** What can be done about somebody: not to hear them, or to tell the host. */
function About({
  client,
  room,
  code,
  line,
  onDone,
}: LinesProps & { readonly line: TalkLine; readonly onDone: () => void }): JSX.Element {
  const words = seatWords();
  const { chair, name } = line;
  const who = room.chairs[chair];
  const isHere = who?.kind === 'person' && who.name === name;
  const canReport = isHere && !who.isHost && room.you.chair !== null && !room.you.isHost;
  return (
    <div class={styles.about}>
      <button
        type="button"
        class="button"
        onClick={() => {
          mute(code, keyOf(line), true);
          onDone();
        }}
      >
        {words.mute(name)}
      </button>
      {canReport ? (
        <button
          type="button"
          class="button"
          onClick={() => {
            client.order({ do: 'report', chair, name });
            onDone();
          }}
        >
          {words.report}
        </button>
      ) : undefined}
    </div>
  );
}

/** Who is not heard here, and how to hear them again. */
function Muted({ code }: { readonly code: string }): JSX.Element | null {
  const words = seatWords();
  const muted = mutedAt(code);
  if (muted.length === 0) return null;
  return (
    <ul class={`plain-list ${styles.muted ?? ''}`}>
      {muted.map((key) => {
        const name = key.slice(key.indexOf(' ') + 1);
        return (
          <li key={key}>
            <span class={styles.hint}>{words.isMuted(name)}</span>
            <button
              type="button"
              class="button"
              aria-label={words.unmute(name)}
              onClick={() => mute(code, key, false)}
            >
              {words.unmuteShort}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function timeOf(at: number): string {
  return new Intl.DateTimeFormat(language.value, { hour: '2-digit', minute: '2-digit' }).format(at);
}
