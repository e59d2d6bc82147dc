/**
 * axe.mjs -- what axe finds on a page that somebody cannot use.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe has to say, as lines that a person can act on. */
export async function complaints(person) {
  await person.page.puppeteer.evaluate(axe);
  return person.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'], // of the rest nobody wants to know every place
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.flat().join(' ')}: ${node.failureSummary}`),
    );
  });
}
