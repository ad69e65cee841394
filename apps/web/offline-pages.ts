import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { RuntimeCaching } from 'workbox-build';

/** What is kept beside the program itself, and what is asked of the network. */
const CACHED: readonly RuntimeCaching[] = [
  {
    // The courts of the classic deck are kept by whoever has chosen it.
    urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/court-'),
    handler: 'CacheFirst',
    options: { cacheName: 'courts' },
  },
  {
    // Written out, for it runs in the browser alone: the server's own answers are never a page.
    urlPattern: ({ request, sameOrigin, url }) =>
      request.mode === 'navigate' &&
      sameOrigin &&
      !/^\/(?:api|ws|socket|healthz|readyz|metrics)(?:\/|$)|\.[a-z0-9]+$/.test(url.pathname),
    handler: 'NetworkOnly',
    options: {
      precacheFallback: { fallbackURL: 'index.html' },
      plugins: [
        {
          // A network that answers nothing is none; four seconds are longer than any that works.
          requestWillFetch: ({ request }) =>
            Promise.resolve(new Request(request, { signal: AbortSignal.timeout(4_000) })),
          // A proxy without a server behind it has no page of ours.
          fetchDidSucceed: ({ response }) =>
            response.status < 500 ? Promise.resolve(response) : Promise.reject(new Error('no server')),
        },
      ],
    },
  },
];

/** Has the built program kept on every device that visits it, and replaced only when somebody agrees. */
export function offlinePages(): Plugin[] {
  return VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    manifest: false,
    // The icons and manifests are among what is kept below.
    includeAssets: [],
    workbox: {
      globPatterns: ['index.html', 'assets/*.{js,css,woff2}', '*.{svg,webmanifest}', 'icon-192.png'],
      // Whoever loses the network during the very first visit goes on as well.
      clientsClaim: true,
      skipWaiting: false,
      cleanupOutdatedCaches: true,
      // A name with a hash in it says all about what is in the file.
      dontCacheBustURLsMatching: /^assets\//,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      // Pages come from the server, which draws some of them; without it, the one that draws itself is here.
      navigateFallback: null,
      directoryIndex: null,
      runtimeCaching: [...CACHED],
    },
  });
}
