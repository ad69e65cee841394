import { useSignal } from '@preact/signals';
import type { Room } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import { Lazy } from '../app/lazy.tsx';
import { t } from '../i18n/language.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import type { Seal } from './seal-state.ts';

const ICONS: Readonly<Record<Seal['state'], IconName>> = {
  waiting: 'seal',
  fair: 'sealed',
  broken: 'sealBroken',
};

/** On the felt: something is wrong in the colour that calls, all else in the one that keeps still. */
const COLORS: Readonly<Record<Seal['state'], string>> = {
  waiting: 'var(--on-felt2)',
  fair: 'var(--on-felt2)',
  broken: 'var(--gold)',
};

/** In the corner, as a round piece of felt: on a wide screen there is none beneath it. */
const PLACE = {
  position: 'absolute',
  zIndex: 1,
  top: 0,
  left: 0,
  padding: '7px',
  borderRadius: '50%',
  background: 'var(--felt-edge) content-box',
} as const;

const loadText = () => import('./seal-text.tsx');

interface SealMarkProps {
  /** Undefined where the dealing cannot be checked. */
  readonly seal: Seal | undefined;
  readonly room: Room;
}

/** A small seal on the felt: whether the deals so far were what chance had settled before. */
export function SealMark({ seal, room }: SealMarkProps): JSX.Element | null {
  const isOpen = useSignal(false);
  if (seal === undefined) return null;
  const { fair } = t();
  return (
    <>
      <button
        type="button"
        class="button-icon"
        style={{ ...PLACE, color: COLORS[seal.state] }}
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
        <Lazy
          load={loadText}
          use={({ SealDialog }) => (
            <SealDialog
              seal={seal}
              icon={ICONS[seal.state]}
              room={room}
              onClose={() => (isOpen.value = false)}
            />
          )}
          meanwhile={null}
        />
      ) : undefined}
    </>
  );
}
