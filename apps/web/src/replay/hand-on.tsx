import { useSignal } from '@preact/signals';
import type { MatchRecord } from '@stammtisch/kernel';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { canShare, copyText, shareLink } from '../app/share.ts';
import { say } from '../app/toasts.tsx';
import { Icon } from '../icons/icon.tsx';
import { t } from '../i18n/language.ts';
import { LinkField } from '../lobby/link-field.tsx';
import { packed } from './record-text.ts';
import styles from './replay.module.css';
import { replayWords } from './words/index.ts';

/** The match for others: as a link that carries it, or as a file. */
export function HandOn({
  record,
  index,
  title,
}: {
  readonly record: MatchRecord;
  readonly index: number;
  readonly title: string;
}): JSX.Element {
  const words = replayWords();
  const text = useSignal('');
  useEffect(() => {
    // Where the browser cannot pack, the file is left.
    packed(record).then(
      (short) => (text.value = short),
      () => undefined,
    );
  }, [record]);
  return (
    <section class={styles['handOn']} aria-labelledby="replay-hand-on">
      <h2 id="replay-hand-on">{words.hand}</h2>
      {text.value === '' ? undefined : (
        <LinkPart link={`${location.origin}/h?s=${index}#${text.value}`} title={title} />
      )}
      <div class={styles['buttons']}>
        <button type="button" class="button" onClick={() => save(record)}>
          <Icon name="download" />
          {words.download}
        </button>
      </div>
    </section>
  );
}

function LinkPart({ link, title }: { readonly link: string; readonly title: string }): JSX.Element {
  const words = replayWords();
  const { lobby } = t();
  const field = useRef<HTMLInputElement>(null);
  async function copy(): Promise<void> {
    say((await copyText(link, field.current)) ? lobby.copied : lobby.copyFailed, 'copy');
  }
  return (
    <>
      <p class={styles['hint']}>{words.linkHint}</p>
      <LinkField field={field} link={link} label={words.linkLabel} />
      <div class={styles['buttons']}>
        <button type="button" class="button" onClick={() => void copy()}>
          <Icon name="copy" />
          {words.copyLink}
        </button>
        {canShare() ? (
          <button type="button" class="button" onClick={() => void shareLink({ title, url: link })}>
            <Icon name="share" />
            {lobby.share}
          </button>
        ) : undefined}
      </div>
    </>
  );
}

/** Saves the record as the command line reads it. */
function save(record: MatchRecord): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${record.game}-${record.table ?? 'match'}-${record.match ?? 1}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
