/**
 * page.mjs -- how smooth the page is: the longest task of its main thread in each mode, as
 * Chromium's own observer sees it. Below 50 ms nobody notices.
 */
import { launch } from '../tests/browser/engines.mjs';
import { openSite } from '../tests/browser/site.mjs';
import { TOUR, walkTour } from '../tests/browser/tour.mjs';

export async function measure(say) {
  const site = await openSite();
  const browser = await launch('chromium');
  try {
    say('page: longest task of the main thread, by its own work and by the clock');
    for (const stop of TOUR) {
      const { observed, worked } = await walkTour(site, browser, stop);
      const clock = observed ? `${Math.round(observed)} ms` : 'below 50 ms';
      say(`  ${stop.name.padEnd(44)} ${worked.toFixed(1).padStart(6)} ms   ${clock}`);
    }
  } finally {
    await browser.close();
    site.close();
  }
}
