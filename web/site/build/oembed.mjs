/**
 * oembed.mjs -- oembed.json, by which other sites make a frame of a link to the page.
 *
 *     NQUEENS_SITE=https://example.org/queens/ npm run build
 *
 * It names the site's address, which only its owner knows: without NQUEENS_SITE there is none.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { UserError } from '../../../scripts/say.mjs';
import { FRAME_HEIGHT, frameCode } from '../../lib/element/frame.js';

/** oEmbed wants a number; the frame itself is as wide as its column. */
const WIDTH = 720;

/** Writes the file and the link to it, where the address of the site is known. */
export function writeOembed(folder, address = process.env.NQUEENS_SITE) {
  if (!address) return;
  const site = siteAddress(address);
  writeFileSync(join(folder, 'oembed.json'), `${JSON.stringify(oembed(site), null, 2)}\n`);
  const page = join(folder, 'index.html');
  const link = `<link rel="alternate" type="application/json+oembed" href="${site}oembed.json" title="nqueens">`;
  writeFileSync(page, readFileSync(page, 'utf8').replace('  </head>', `    ${link}\n  </head>`));
}

export function oembed(site) {
  return {
    version: '1.0',
    type: 'rich',
    title: 'nqueens',
    provider_name: 'nqueens',
    provider_url: site,
    width: WIDTH,
    height: FRAME_HEIGHT,
    html: frameCode(`${site}embed.html`),
  };
}

/** A folder of the web; what is no such address is refused. */
export function siteAddress(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  const fits = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash;
  if (!fits) {
    throw new UserError(
      `NQUEENS_SITE must be an address such as https://example.org/queens/, not "${text}"`,
    );
  }
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}
