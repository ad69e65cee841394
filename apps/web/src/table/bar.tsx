import type { JSX } from 'preact';

import page from '../app/page.module.css';
import { TextModeLink } from '../app/text-mode-link.tsx';
import { initial } from '../app/initial.ts';
import { t } from '../i18n/language.ts';
import { Icon } from '../icons/icon.tsx';
import { HereMark } from '../offline/here-mark.tsx';
import { Score } from '../sheet/points.tsx';
import { SideSign } from '../sheet/side-sign.tsx';
import styles from './bar.module.css';
import { classes } from './classes.ts';
import { chairOf } from './person.tsx';
import type { Scene } from './scene.ts';
import { foremost, type ShownSide, shownSides } from './sides.ts';
import { number, sideName } from './story.ts';

/** Menu, scores and log above the table. */
export function Bar({ scene, onLog }: { readonly scene: Scene; readonly onLog: () => void }): JSX.Element {
  const { words, model, geometry } = scene;
  return (
    <header
      class={classes(styles.bar, geometry.frame === 'wide' && styles.wide)}
      style={{ height: `${geometry.bar}px` }}
    >
      <TextModeLink class={page.skip} />
      <button type="button" class="button-icon" aria-label={words.menu} onClick={model.openMenu}>
        <Icon name="menu" />
      </button>
      {geometry.frame === 'wide' ? <span class={styles.brand}>Stammtisch</span> : null}
      <Scores scene={scene} />
      <HereMark code={model.room.code} class={styles.here} isSmall />
      <Watchers scene={scene} />
      <button
        type="button"
        class={classes('button-icon', styles.talk)}
        aria-label={words.talk(model.unread)}
        onClick={model.openTalk}
      >
        <Icon name="said" />
        {model.unread > 0 ? <span class={styles.unread} /> : null}
      </button>
      <button type="button" class="button-icon" aria-label={words.log} onClick={onLog}>
        <Icon name="scroll" />
      </button>
    </header>
  );
}

/** How many people look on. */
function Watchers({ scene: { model } }: { readonly scene: Scene }): JSX.Element | null {
  const { watchers } = model.room;
  if (watchers === 0) return null;
  return (
    <span class={styles.watchers}>
      <Icon name="eye" />
      <span aria-hidden="true">{watchers}</span>
      <span class="only-heard">{t().lobby.watchers(watchers)}</span>
    </span>
  );
}

/** One chip a side, as many as fit; all of them open the score sheet. */
function Scores({ scene }: { readonly scene: Scene }): JSX.Element {
  const { words, model, geometry } = scene;
  const sides = shownSides(model);
  const space = geometry.side + geometry.felt.width - (geometry.frame === 'wide' ? 510 : 190);
  const shown = foremost(sides, Math.max(2, Math.floor((space - 30) / 58)));
  const left = sides.length - shown.length;
  const spoken = sides.map((side) => `${sideName(side.side, scene)} ${number(side.score)}`);
  return (
    <button type="button" class={styles.scores} onClick={model.openSheet}>
      <span class="only-heard">{`${words.scores}: ${spoken.join(', ')}. ${words.sheet}`}</span>
      {shown.map((side) => (
        <Chip key={side.side} side={side} scene={scene} />
      ))}
      {left > 0 ? (
        <span class={styles.more} aria-hidden="true">
          +{left}
        </span>
      ) : null}
    </button>
  );
}

function Chip({ side, scene }: { readonly side: ShownSide; readonly scene: Scene }): JSX.Element {
  return (
    <span class={classes(styles.chip, side.isMine && styles.mine)} aria-hidden="true">
      {scene.hasPartners ? <SideSign side={side.side} /> : <Dot side={side} scene={scene} />}
      <Score points={side.score} zero={scene.zero} />
    </span>
  );
}

/** Where everyone plays alone, the player's own letter stands for the side. */
function Dot({ side, scene }: { readonly side: ShownSide; readonly scene: Scene }): JSX.Element {
  const seat = side.members[0] ?? 0;
  const { chair } = chairOf(seat, scene);
  const name = scene.model.names[seat] ?? '?';
  return (
    <span class={styles.dot} style={{ '--person': `var(--person-${chair % 8})` }}>
      {initial(name, scene.model.language)}
    </span>
  );
}
