import type { Room, RoomChair } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import { myName } from '../app/preferences.ts';
import { Icon } from '../icons/icon.tsx';
import { t } from '../i18n/language.ts';
import type { ChairListProps } from './chair-list.tsx';

interface ChairButtonProps extends ChairListProps {
  readonly chair: RoomChair;
  readonly index: number;
}

/** What a tap on this chair does: swap, add a bot, sit down, or ask. */
export function ChairButton(props: ChairButtonProps): JSX.Element | null {
  const { client, room, chair, index, onAsk } = props;
  const { lobby } = t();
  const { isHost } = room.you;
  if (props.swapping.value !== undefined) return <SwapButton {...props} moving={props.swapping.value} />;
  if (chair.kind === 'free' && isHost) {
    return (
      <button
        type="button"
        class="button"
        aria-label={`${lobby.chair(index + 1)}: ${lobby.addBot}`}
        onClick={() => client.order({ do: 'seatBot', chair: index, level: 'normal' })}
      >
        <Icon name="plus" />
        {lobby.bot}
      </button>
    );
  }
  if (chair.kind === 'free') return <SitButton {...props} />;
  if (!isHost) return null;
  return (
    <button
      type="button"
      class="button-icon"
      aria-label={lobby.actionsFor(chair.name)}
      aria-haspopup="dialog"
      onClick={() => onAsk(index)}
    >
      <Icon name="more" />
    </button>
  );
}

function SwapButton({
  client,
  chair,
  index,
  swapping,
  moving,
}: ChairButtonProps & { readonly moving: number }): JSX.Element | null {
  const { lobby } = t();
  if (moving === index) return null;
  return (
    <button
      type="button"
      class="button"
      aria-label={`${lobby.swap}: ${chair.kind === 'free' ? lobby.chair(index + 1) : chair.name}`}
      onClick={() => {
        client.order({ do: 'swap', chair: moving, with: index });
        swapping.value = undefined;
      }}
    >
      <Icon name="swap" />
      {lobby.swap}
    </button>
  );
}

function SitButton({ client, room, index }: ChairButtonProps): JSX.Element {
  const { lobby } = t();
  return (
    <button
      type="button"
      class="button"
      aria-label={`${lobby.takeSeat}: ${lobby.chair(index + 1)}`}
      onClick={() => client.order({ do: 'sit', chair: index, name: nameHere(room) })}
    >
      {lobby.takeSeat}
    </button>
  );
}

function nameHere({ chairs, you }: Room): string {
  const mine = you.chair === null ? undefined : chairs[you.chair];
  return mine?.kind === 'person' ? mine.name : myName.value.trim() || t().home.guest;
}
