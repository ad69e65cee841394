import type { JSX } from 'preact';

import { Dialog } from '../app/dialog.tsx';
import { KeyList } from './key-help.tsx';
import { LastTrick } from './last-trick.tsx';
import { LogLines } from './log.tsx';
import type { Scene } from './scene.ts';
import type { Opened } from './use-keys.ts';
import type { TableLog } from './use-log.ts';

/** The last trick, the story or the keys, over the table. */
export function OpenedDialog(props: {
  readonly opened: Exclude<Opened, undefined>;
  readonly scene: Scene;
  readonly log: TableLog;
  readonly onClose: () => void;
}): JSX.Element {
  const { opened, scene, log, onClose } = props;
  const { words } = scene;
  switch (opened) {
    case 'lastTrick':
      return (
        <Dialog title={words.lastTrick} onClose={onClose}>
          <LastTrick scene={scene} />
        </Dialog>
      );
    case 'log':
      return (
        <Dialog title={words.log} onClose={onClose}>
          <LogLines lines={log.lines} words={words} />
        </Dialog>
      );
    case 'help':
      return (
        <Dialog title={words.keys} onClose={onClose}>
          <KeyList scene={scene} />
        </Dialog>
      );
  }
}
