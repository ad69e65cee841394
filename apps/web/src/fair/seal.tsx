import { useSignal } from '@preact/signals';
import type { Room } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import { Dialog } from '../app/dialog.tsx';
import { language, t } from '../i18n/language.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import { namesOf } from './names.ts';
import type { Seal } from './seal-state.ts';
import styles from './seal.module.css';

const ICONS: Readonly<Record<Seal['state'], IconName>> = {
  waiting: 'seal',
  fair: 'sealed',
  broken: 'sealBroken',
};

interface SealProps {
  readonly seal: Seal;
  readonly room: Room;
}

/** A small seal on the felt: whether the deals so far were what chance had settled before. */
export function SealMark({
  seal,
  room,
}: {
  readonly seal: Seal | undefined;
  readonly room: Room;
}): JSX.Element | null {
  const isOpen = useSignal(false);
  if (seal === undefined) return null;
  const { fair } = t();
  return (
    <>
      <button
        type="button"
        class={`${styles['mark'] ?? ''} ${styles[seal.state] ?? ''}`}
        aria-label={`${fair.dialogTitle} ${fair.seal[seal.state]}`}
        onClick={(event) => {
          // A tap on the felt around it means something else.
          event.stopPropagation();
          isOpen.value = true;
        }}
      >
        <Icon name={ICONS[seal.state]} />
      </button>
      {isOpen.value ? (
        <Dialog title={fair.dialogTitle} onClose={() => (isOpen.value = false)}>
          <SealText seal={seal} room={room} />
        </Dialog>
      ) : undefined}
    </>
  );
}

function SealText({ seal, room }: SealProps): JSX.Element {
  const { fair } = t();
  const chairs = seal.mixed.map((isMixed, chair) => ({ isMixed, chair }));
  const [mixed, others] = [true, false].map((wanted) =>
    namesOf(
      room,
      chairs.filter(({ isMixed }) => isMixed === wanted).map(({ chair }) => chair),
    ),
  );
  return (
    <div class={styles['text']}>
      <p class={styles['verdict']}>
        <Icon name={ICONS[seal.state]} />
        {fair.seal[seal.state]}
      </p>
      <p>
        {seal.state === 'waiting'
          ? fair.waiting
          : seal.state === 'fair'
            ? fair.checked(seal.deals)
            : fair.broken}
      </p>
      {seal.problem === undefined ? undefined : <p>{fair.problems[seal.problem]}</p>}
      <p>{mixed === undefined || mixed.length === 0 ? fair.nobodyMixed : fair.mixed(mixed)}</p>
      {others === undefined || others.length === 0 || mixed?.length === 0 ? undefined : (
        <p>{fair.notMixed(others)}</p>
      )}
      <p>
        {/* The table stays open beside it. */}
        <a href={`/${language.value}/fair`} target="_blank">
          {fair.more}
        </a>
      </p>
    </div>
  );
}
