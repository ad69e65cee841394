import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../i18n/language.ts';

/** What is not needed for the first sight is fetched when that is over, before a weak network is. */
const LATER_MS = 3_000;

/** What has been fetched, by its way. */
const fetched = new WeakMap<() => Promise<unknown>, { readonly is: unknown }>();

/** Fetches a part of the program so that `Lazy` shows it at once. */
export async function fetchPart<Module>(load: () => Promise<Module>): Promise<Module> {
  const is = await load();
  fetched.set(load, { is });
  return is;
}

/** Fetches parts of the program a while after the page is there, so that they open at once; tells when that is. */
export function useLater(...loads: readonly (() => Promise<unknown>)[]): boolean {
  const isLater = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of loads) load().catch(() => undefined);
      isLater.value = true;
    }, LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLater.value;
}

/** Shows something else until a part of the program is here; says so when it cannot be had. */
export function Lazy<Module>({
  load,
  use,
  meanwhile,
}: {
  /** Must be the same function every time. */
  readonly load: () => Promise<Module>;
  readonly use: (module: Module) => JSX.Element;
  readonly meanwhile: JSX.Element | null;
}): JSX.Element | null {
  // Kept under the very function that fetched it.
  const module = useSignal(fetched.get(load) as { readonly is: Module } | undefined);
  const hasFailed = useSignal(false);
  const fetchIt = (): void => {
    hasFailed.value = false;
    fetchPart(load).then(
      (is) => {
        module.value = { is };
      },
      () => {
        hasFailed.value = true;
      },
    );
  };
  useEffect(fetchIt, [load]);
  if (module.value !== undefined) return use(module.value.is);
  if (!hasFailed.value) return meanwhile;
  return (
    <div role="alert">
      <p>{t().app.networkError}</p>
      <button type="button" class="button" onClick={fetchIt}>
        {t().app.tryAgain}
      </button>
    </div>
  );
}
