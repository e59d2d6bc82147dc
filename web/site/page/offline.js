/**
 * offline.js -- lets the site work without a network, once the page has what it needs.
 */
import { hasFiles } from '../../lib/element/worker/start.js';

/**
 * Once the page is `shown`: what is kept for later does not hold up what is needed now. The
 * service worker lies beside the manifest, at the top of the site.
 */
export async function workOffline(shown) {
  const manifest = document.querySelector('link[rel="manifest"]');
  if (!hasFiles || !manifest || !('serviceWorker' in navigator)) return;
  const register = () => {
    // Without storage, as in some private windows, the site works online only.
    navigator.serviceWorker.register(new URL('sw.js', manifest.href)).catch(() => {});
  };
  await shown;
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  if (document.readyState === 'complete') whenIdle(register);
  else addEventListener('load', () => whenIdle(register), { once: true });
}
