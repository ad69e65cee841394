import type { Room } from '@stammtisch/protocol';

/** Who sits on these chairs. */
export function namesOf(room: Room, chairs: readonly number[]): readonly string[] {
  return chairs.map((chair) => {
    const who = room.chairs[chair];
    return who === undefined || who.kind === 'free' ? '?' : who.name;
  });
}
