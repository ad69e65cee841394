import { registerSW } from 'virtual:pwa-register';

/** The program as it is kept on this device. */
export interface Installed {
  /** Asks whether there is a newer version. */
  look(): void;
  /** Takes the newer version, and shows it. */
  take(): void;
}

/** When a newer version that is not here yet has not come after this long, the page is fetched as it is. */
const PATIENCE_MS = 4_000;

/** Keeps the program on this device, so that it opens without a network; tells when a newer version waits. */
export function install(onFound: () => void): Installed {
  let registration: ServiceWorkerRegistration | undefined;
  let isWanted = false;
  const change = registerSW({
    onNeedRefresh: onFound,
    // Another tab has taken the newer version: this one is not torn out of a deal for that.
    onNeedReload: () => (isWanted ? location.reload() : onFound()),
    onRegisteredSW(_, registered) {
      registration = registered;
    },
  });
  return {
    look: () => void registration?.update().catch(() => undefined),
    take() {
      isWanted = true;
      if (registration?.waiting == null) return location.reload();
      void change();
      setTimeout(() => location.reload(), PATIENCE_MS);
      return undefined;
    },
  };
}
