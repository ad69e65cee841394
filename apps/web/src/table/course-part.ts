import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import type { TableModel } from './model.ts';

/** The part of the table that shows time and what may be taken back: many a match needs neither. */
export const coursePart = signal<(typeof import('./course.tsx'))['parts'] | undefined>(undefined);

/** Fetches it as soon as it may be needed: with a clock, with a question, or once this person has acted. */
export function useCoursePart({ clock, undo, isWaiting, room }: TableModel): void {
  const mayTakeBack = isWaiting && room.settings.undo === 'asked';
  const isNeeded = clock !== undefined || undo !== undefined || mayTakeBack;
  useEffect(() => {
    if (!isNeeded || coursePart.value !== undefined) return;
    // Without it the table is played all the same; the next act tries again.
    void import('./course.tsx').then(
      ({ parts }) => {
        coursePart.value = parts;
      },
      () => undefined,
    );
  }, [isNeeded]);
}
