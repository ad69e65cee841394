import type { JSX } from 'preact';

import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw';
import book from 'lucide-static/icons/book-open.svg?raw';
import arrowRight from 'lucide-static/icons/arrow-right.svg?raw';
import bot from 'lucide-static/icons/bot.svg?raw';
import check from 'lucide-static/icons/check.svg?raw';
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw';
import compare from 'lucide-static/icons/columns-2.svg?raw';
import copy from 'lucide-static/icons/copy.svg?raw';
import crown from 'lucide-static/icons/crown.svg?raw';
import eye from 'lucide-static/icons/eye.svg?raw';
import device from 'lucide-static/icons/smartphone.svg?raw';
import download from 'lucide-static/icons/download.svg?raw';
import globe from 'lucide-static/icons/globe.svg?raw';
import info from 'lucide-static/icons/info.svg?raw';
import last from 'lucide-static/icons/history.svg?raw';
import link from 'lucide-static/icons/link.svg?raw';
import lock from 'lucide-static/icons/lock.svg?raw';
import logOut from 'lucide-static/icons/log-out.svg?raw';
import menu from 'lucide-static/icons/menu.svg?raw';
import minus from 'lucide-static/icons/minus.svg?raw';
import moon from 'lucide-static/icons/moon.svg?raw';
import more from 'lucide-static/icons/ellipsis.svg?raw';
import offline from 'lucide-static/icons/wifi-off.svg?raw';
import pause from 'lucide-static/icons/pause.svg?raw';
import pencil from 'lucide-static/icons/pencil.svg?raw';
import play from 'lucide-static/icons/play.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import print from 'lucide-static/icons/printer.svg?raw';
import qrCode from 'lucide-static/icons/qr-code.svg?raw';
import said from 'lucide-static/icons/message-square.svg?raw';
import scroll from 'lucide-static/icons/scroll-text.svg?raw';
import seal from 'lucide-static/icons/shield.svg?raw';
import sealBroken from 'lucide-static/icons/shield-alert.svg?raw';
import sealed from 'lucide-static/icons/shield-check.svg?raw';
import settings from 'lucide-static/icons/settings.svg?raw';
import share from 'lucide-static/icons/share-2.svg?raw';
import sheet from 'lucide-static/icons/table-2.svg?raw';
import sort from 'lucide-static/icons/arrow-down-wide-narrow.svg?raw';
import star from 'lucide-static/icons/star.svg?raw';
import sun from 'lucide-static/icons/sun.svg?raw';
import swap from 'lucide-static/icons/arrow-up-down.svg?raw';
import tricks from 'lucide-static/icons/layers.svg?raw';
import toFirst from 'lucide-static/icons/chevrons-left.svg?raw';
import toLast from 'lucide-static/icons/chevrons-right.svg?raw';
import trophy from 'lucide-static/icons/trophy.svg?raw';
import unlock from 'lucide-static/icons/lock-open.svg?raw';
import user from 'lucide-static/icons/user.svg?raw';
import userMinus from 'lucide-static/icons/user-minus.svg?raw';
import userPlus from 'lucide-static/icons/user-plus.svg?raw';
import x from 'lucide-static/icons/x.svg?raw';

const FILES = {
  arrowLeft,
  arrowRight,
  book,
  bot,
  check,
  chevronRight,
  compare,
  copy,
  crown,
  device,
  eye,
  download,
  globe,
  info,
  last,
  link,
  lock,
  logOut,
  menu,
  minus,
  moon,
  more,
  offline,
  pause,
  pencil,
  play,
  plus,
  print,
  qrCode,
  said,
  scroll,
  seal,
  sealBroken,
  sealed,
  settings,
  share,
  sheet,
  sort,
  star,
  sun,
  swap,
  toFirst,
  toLast,
  tricks,
  trophy,
  unlock,
  user,
  userMinus,
  userPlus,
  x,
};

/** The icons there are. */
export type IconName = keyof typeof FILES;

/** A line icon (Lucide). It is decoration: the button or text beside it carries the meaning. */
export function Icon({
  name,
  class: extra,
}: {
  readonly name: IconName;
  readonly class?: string | undefined;
}): JSX.Element {
  return <Drawing file={FILES[name]} class={extra} />;
}

/** An icon from its own file, for parts that are loaded when they are needed. */
export function Drawing({
  file,
  class: extra,
}: {
  readonly file: string;
  readonly class?: string | undefined;
}): JSX.Element {
  return (
    <svg
      class={extra === undefined ? 'icon' : `icon ${extra}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: lines(file) }}
    />
  );
}

/** What is drawn inside the file's own svg element; the build has left nothing but that. */
function lines(file: string): string {
  const start = file.indexOf('<svg');
  return start === -1 ? file : file.slice(file.indexOf('>', start) + 1, file.lastIndexOf('</svg>'));
}
