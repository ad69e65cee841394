import { useEffect } from 'preact/hooks';

import { areNoticesTold } from '../app/text-mode.ts';

/** As long as this is shown, what people do is told in its log and nowhere else. */
export function useNoticesHeard(): void {
  useEffect(() => {
    areNoticesTold.value = true;
    return () => {
      areNoticesTold.value = false;
    };
  }, []);
}
