import type { Room } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import { Dialog } from '../app/dialog.tsx';
import { language, t } from '../i18n/language.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import { namesOf } from './names.ts';
import type { Seal } from './seal-state.ts';
import styles from './seal-text.module.css';

interface SealProps {
  readonly seal: Seal;
  readonly icon: IconName;
  readonly room: Room;
}

/** What the seal means at this moment, and where to read how it works. */
export function SealDialog(props: SealProps & { readonly onClose: () => void }): JSX.Element {
  return (
    <Dialog title={t().fair.dialogTitle} onClose={props.onClose}>
      <SealText {...props} />
    </Dialog>
  );
}

function SealText({ seal, icon, room }: SealProps): JSX.Element {
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
        <Icon name={icon} />
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
