import type { Emote } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import applause from 'lucide-static/icons/party-popper.svg?raw';
import clink from 'lucide-static/icons/beer.svg?raw';
import laugh from 'lucide-static/icons/laugh.svg?raw';
import sad from 'lucide-static/icons/frown.svg?raw';
import thumbsUp from 'lucide-static/icons/thumbs-up.svg?raw';

import { Drawing } from '../icons/icon.tsx';

// Lucide has no face that is surprised: this one is its frown with an open mouth.
const surprise =
  '<svg><circle cx="12" cy="12" r="10"/><circle cx="12" cy="15.5" r="2.5"/><path d="M9 9h.01M15 9h.01"/></svg>';

const FILES: Readonly<Record<Emote, string>> = { thumbsUp, applause, laugh, surprise, sad, clink };

/** The picture of an emote. It is decoration: the words beside it, or the button's name, say the same. */
export function EmoteIcon({ name }: { readonly name: Emote }): JSX.Element {
  return <Drawing file={FILES[name]} />;
}
