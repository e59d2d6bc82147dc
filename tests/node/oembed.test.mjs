/**
 * oembed.test.mjs -- oembed.json is made where the site's address is known, and only there.
 */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';

import { writeOembed } from '../../web/site/build/oembed.mjs';

const folder = mkdtempSync(join(tmpdir(), 'nqueens-oembed-'));
const read = (name) => readFileSync(join(folder, name), 'utf8');
const PAGE = '<html>\n  <head>\n  </head>\n</html>\n';

beforeEach(() => writeFileSync(join(folder, 'index.html'), PAGE));
after(() => rmSync(folder, { recursive: true }));

test('without an address nothing is made', () => {
  for (const address of [undefined, '']) {
    writeOembed(folder, address);
    assert.ok(!existsSync(join(folder, 'oembed.json')));
    assert.equal(read('index.html'), PAGE);
  }
});

test('with an address it has what oEmbed 1.0 wants of a rich answer, and the page links to it', () => {
  for (const address of ['https://example.org/queens', 'https://example.org/queens/']) {
    writeFileSync(join(folder, 'index.html'), PAGE);
    writeOembed(folder, address);
    const { html, ...rest } = JSON.parse(read('oembed.json'));
    assert.deepEqual(rest, {
      ...{ version: '1.0', type: 'rich', title: 'nqueens', provider_name: 'nqueens' },
      ...{ provider_url: 'https://example.org/queens/', width: 720, height: 620 },
    });
    assert.match(
      html,
      /^<iframe src="https:\/\/example\.org\/queens\/embed\.html" [^<]*><\/iframe>$/,
    );
    assert.match(
      read('index.html'),
      /<link rel="alternate" type="application\/json\+oembed" href="https:\/\/example\.org\/queens\/oembed\.json"/,
    );
  }
});

test('what is no address of a folder is refused by its name', () => {
  for (const address of ['example.org', 'ftp://example.org/', 'https://example.org/?n=8', 'x y']) {
    assert.throws(() => writeOembed(folder, address), {
      message: `NQUEENS_SITE must be an address such as https://example.org/queens/, not "${address}"`,
    });
  }
});
